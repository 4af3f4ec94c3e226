import type { Survivor } from './results.ts'

type Place = Pick<Survivor, 'file' | 'line' | 'mutator' | 'code' | 'replacement'>

interface Accepted {
  covers: (survivor: Place) => boolean
  reason: string
}

const inFile =
  (file: string, code: string, replacement?: string): Accepted['covers'] =>
  (survivor) =>
    survivor.file === file &&
    survivor.code.includes(code) &&
    (replacement === undefined || survivor.replacement === replacement)

/** Mutants that no test needs to notice, because nothing a shopper or operator can see changes. */
export const ACCEPTED: Accepted[] = [
  {
    covers: inFile('lib/format/money.ts', 'Not a whole number of cents'),
    reason: 'The text of an error about a bug of ours.',
  },
]
