import { say, seconds } from '../../cli/bootstrap/steps.mjs'
import { watchProcessors } from './processors.ts'

const EVERY_MS = 15_000

type Report = (detail: string) => void

let began = Date.now()
let count = 0
let ended = 0
let expectedMs: number | undefined
/** What each running part has done so far. */
const running = new Map<string, string>()
const timer = setInterval(sayProgress, EVERY_MS)
timer.unref()

/** How many parts this run has, and how long the last such run took. */
export function expectParts(parts: number, lastMs: number | undefined): void {
  began = Date.now()
  count = parts
  expectedMs = lastMs
}

/**
 * Runs one part and prints its start, its end and its duration. While parts run, one line every 15 seconds says what
 * each has done and how much of the expected time is over.
 */
export async function part<T>(title: string, work: (report: Report) => Promise<T>): Promise<T> {
  const start = Date.now()
  const busy = watchProcessors()
  const end = (mark: string) => {
    ended += 1
    const took = `${seconds(Date.now() - start)}, processors ${busy()} % busy`
    say(`  ${mark} ${title} (${took}; part ${ended} of ${count})`)
  }
  say(`  … ${title}`)
  running.set(title, '')
  try {
    const result = await work((detail) => running.set(title, detail))
    end('✓')
    return result
  } catch (error) {
    end('✗')
    throw error
  } finally {
    running.delete(title)
  }
}

function sayProgress(): void {
  if (running.size > 0) say(progressLine(Date.now() - began))
}

function progressLine(elapsedMs: number): string {
  const rest = expectedMs === undefined ? '' : ` of about ${clock(expectedMs)}`
  const works = [...running].map(([title, detail]) => (detail ? `${title}: ${detail}` : title))
  return `  [${ended} of ${count} parts, ${clock(elapsedMs)}${rest}] ${works.join('; ')}`
}

/** Minutes and seconds. */
function clock(ms: number): string {
  const all = Math.round(ms / 1000)
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`
}
