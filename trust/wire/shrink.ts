import type { WireCase } from './wire-case'

const MAX_TRIES = 40
const SHORT_VALUE = 40

/**
 * Removes header lines and halves long ones as long as the case still fails. Keeps pipelines as they are, because the
 * order of requests matters.
 */
export async function shrunk(
  what: WireCase,
  fails: (smaller: WireCase) => Promise<boolean>,
): Promise<WireCase> {
  if (what.expected.length !== 1) return what
  let tries = 0
  let kept = what
  const better = async (bytes: Buffer): Promise<boolean> => {
    if ((tries += 1) > MAX_TRIES) return false
    const smaller = { ...kept, bytes }
    if (!(await fails(smaller))) return false
    kept = smaller
    return true
  }
  const { lines, body } = partsOf(what.bytes)
  let left = lines
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const fewer = left.filter((_, place) => place !== at)
    if (await better(bytesOf(fewer, body))) left = fewer
  }
  for (let at = 0; at < left.length; at += 1) {
    while (left[at]!.length > SHORT_VALUE) {
      const line = left[at]!
      const shorter = left.with(at, halved(line))
      if (shorter[at] === line || !(await better(bytesOf(shorter, body)))) break
      left = shorter
    }
  }
  return kept
}

/** The request line keeps its version, a header its name. */
function halved(line: string): string {
  const version = / HTTP\/[\d.]+$/.exec(line)?.[0] ?? ''
  const text = line.slice(0, line.length - version.length)
  return text.slice(0, Math.max(20, Math.ceil(text.length / 2))) + version
}

function partsOf(bytes: Buffer): { lines: string[]; body: Buffer } {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return { lines: [bytes.toString('latin1')], body: Buffer.alloc(0) }
  return {
    lines: bytes.subarray(0, end).toString('latin1').split('\r\n'),
    body: bytes.subarray(end + 4),
  }
}

const bytesOf = (lines: string[], body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body])

const SHOWN_BYTES = 400

/** As a literal for a program. */
export function shownBytes(bytes: Buffer): string {
  const text = JSON.stringify(bytes.subarray(0, SHOWN_BYTES).toString('latin1'))
  return bytes.length > SHOWN_BYTES ? `${text}… (${bytes.length} bytes)` : text
}
