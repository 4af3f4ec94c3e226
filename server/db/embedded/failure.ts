/** An error that the user can fix: the message is one sentence that says how. */
export class Failure extends Error {
  override name = 'Failure'
}
