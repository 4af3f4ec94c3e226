/** Thrown for a message of another server that it did not sign, or that is too old. */
export class InvalidSignature extends Error {}
