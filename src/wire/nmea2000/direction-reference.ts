/** What a direction is measured from: two bits, in canboat's words; 3 is not available and gives nothing. */
const REFERENCES = ["True", "Magnetic", "Error"] as const;
export type DirectionReference = (typeof REFERENCES)[number];

export const directionReference = (bits: number): DirectionReference | undefined => REFERENCES[bits & 3];

export const directionReferenceBits = (reference: DirectionReference | undefined): number =>
  reference === undefined ? 3 : REFERENCES.indexOf(reference);
