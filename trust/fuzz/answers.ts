/** Text that must never be in a response: source paths, SQL, internal messages. */
const INNARDS: [what: string, pattern: RegExp][] = [
  ['a stack trace', /\bat (async )?[\w.<>]+ \(?[^)\s]*:\d+:\d+\)?/],
  ['a source path', /node_modules|\/server\/(services|repositories|http)\//],
  ['a failed query', /Failed query|\bparams: /],
  [
    'a message of the database',
    /syntax error at or near|violates \w+ constraint|duplicate key value/,
  ],
  ['an internal error message', /Cannot read propert|is not a function|undefined \(reading/],
]

const LONGEST_MS = 8000

/** Why this response is a defect, or null. */
export function defectIn(status: number, text: string, tookMs: number): string | null {
  if (status >= 500) return `status ${status}`
  if (tookMs > LONGEST_MS) return `${Math.round(tookMs)} ms`
  const found = INNARDS.find(([, pattern]) => pattern.test(text))
  return found ? `${found[0]} in the response` : null
}
