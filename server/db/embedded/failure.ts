/** A failure that a person can mend: its message is the one sentence that says how. */
export class Failure extends Error {
  override name = 'Failure'
}
