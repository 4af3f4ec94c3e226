/** What must never stand in an answer: where the code is, what was asked of the database. */
const INNARDS: [what: string, pattern: RegExp][] = [
  ['a stack', /\bat (async )?[\w.<>]+ \(?[^)\s]*:\d+:\d+\)?/],
  ['a path of the code', /node_modules|\/server\/(services|repositories|http)\//],
  ['a failed query', /Failed query|\bparams: /],
  [
    'a message of the database',
    /syntax error at or near|violates \w+ constraint|duplicate key value/,
  ],
  ['a message of the program', /Cannot read propert|is not a function|undefined \(reading/],
]

const LONGEST_MS = 8000

/** Why this answer is a defect, or null. */
export function defectIn(status: number, text: string, tookMs: number): string | null {
  if (status >= 500) return `status ${status}`
  if (tookMs > LONGEST_MS) return `${Math.round(tookMs)} ms`
  const found = INNARDS.find(([, pattern]) => pattern.test(text))
  return found ? `${found[0]} in the answer` : null
}
