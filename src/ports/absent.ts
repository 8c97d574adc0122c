/** A device that is not there, or not yet: to look for it again costs nothing, so it may be looked for often. */
export class Absent extends Error {}
