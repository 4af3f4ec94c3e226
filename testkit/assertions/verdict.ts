/** The outcome of an assertion; `message` names the cause if it fails, and what holds if it passes. */
export interface Verdict {
  pass: boolean
  message: string
}
