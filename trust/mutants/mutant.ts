/** A bug that somebody could write by mistake, as a change of one place in one file. */
export interface Mutant {
  name: string
  /** What would be wrong, as a sentence for docs/mutants.md. */
  bug: string
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  /** Those that should catch it; when they do not, all of the backend's are asked. */
  tests: string[]
}
