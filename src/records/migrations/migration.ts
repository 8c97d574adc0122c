/** A step of the database from one version to the next. Once released it is never changed; a further one follows. */
export interface Migration {
  /** The version of the database after it. */
  readonly number: number;
  readonly brings: string;
  readonly sql: string;
}
