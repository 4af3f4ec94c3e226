const SLOW_MS = 1500
const REMINDER_MS = 15_000

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs one step and prints its title and duration. A slow step also prints a line at its start and reminders.
 * @template T
 * @param {string} title
 * @param {(report: (line: string) => void) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const began = Date.now()
  let isAnnounced = false
  const announce = () => {
    if (!isAnnounced) say(`  … ${title}`)
    isAnnounced = true
  }
  const slow = setTimeout(announce, SLOW_MS)
  const reminder = setInterval(
    () => say(`  … ${title}: ${Math.round((Date.now() - began) / 1000)} s so far`),
    REMINDER_MS,
  )
  const report = (/** @type {string} */ line) => {
    announce()
    say(`      ${line}`)
  }
  try {
    const result = await work(report)
    say(`  ✓ ${title} (${seconds(Date.now() - began)})`)
    return result
  } catch (error) {
    say(`  ✗ ${title} (${seconds(Date.now() - began)})`)
    throw error
  } finally {
    clearTimeout(slow)
    clearInterval(reminder)
  }
}
