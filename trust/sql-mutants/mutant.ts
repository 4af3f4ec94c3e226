/** A plausible bug, as a change of one place in one file. */
export interface Mutant {
  name: string
  /** The effect of the bug, as a sentence for docs/mutants.md. */
  bug: string
  file: string
  /** Occurs in the file exactly once. */
  find: string
  replace: string
  /** The tests that should catch it; if they do not, all backend tests run. */
  tests: string[]
}
