import { createHash } from 'node:crypto'

/** Which of the mutants are tested. A larger sample of the same seed contains the smaller one. */
export interface Sample {
  percent: number
  seed: number
}

export const ALL: Sample = { percent: 100, seed: 1 }

/** Where a mutant is, counted as in Stryker's report, and what it changes. */
interface Identity {
  file: string
  line: number
  column: number
  replacement: string
}

/** Each mutant is chosen on its own, with the same probability and the same answer in every run. */
export function isInSample({ percent, seed }: Sample, mutant: Identity): boolean {
  const { file, line, column, replacement } = mutant
  const text = JSON.stringify([seed, file, line, column, replacement])
  const number = createHash('sha256').update(text).digest().readUInt32BE()
  return number < (percent / 100) * 2 ** 32
}

/** The status reason of a mutant that was not tested, because it is not in the sample. */
export const NOT_IN_SAMPLE = 'not in the sample'
