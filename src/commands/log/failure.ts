/** Why a command ends without its answer, with its exit status: 1 the answer is "no", 2 wrong use, 3 something outside failed. */
export class LogFailure extends Error {
  readonly status: 1 | 2 | 3;
  constructor(status: 1 | 2 | 3, words: string, cause?: unknown) {
    super(words, { cause });
    this.status = status;
  }
}
