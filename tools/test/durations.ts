import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { testFolder } from '../../cli/data/folder.ts'

export interface Duration {
  /** A file of Jest, a test of Playwright or a suite of trust/. */
  name: string
  ms: number
}

const MOST = 10
const all = new Map<string, Duration[]>()

/** Keeps how long the tests of one tool took. */
export function noteDurations(tool: string, durations: Duration[]): void {
  all.set(tool, [...(all.get(tool) ?? []), ...durations])
}

/** The slowest tests of each tool. */
export function slowestLines(): string[] {
  return [...all].flatMap(([tool, durations]) => [
    '',
    `Slowest of ${durations.length} ${tool}:`,
    ...durations
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, MOST)
      .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`),
  ])
}

const file = (): string => path.join(testFolder(), 'durations.json')

/** On two cores of a CI runner, for a checkout without an earlier run. */
const USUAL_MS: Record<string, number> = { 'check jest trust e2e engines': 1_440_000 }

/** How long the last complete run of these parts took. */
export function lastDuration(parts: Iterable<string>): number | undefined {
  const key = [...parts].join(' ')
  return kept()[key] ?? USUAL_MS[key]
}

export function keepDuration(parts: Iterable<string>, ms: number): void {
  mkdirSync(testFolder(), { recursive: true })
  writeFileSync(file(), JSON.stringify({ ...kept(), [[...parts].join(' ')]: ms }))
}

function kept(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file(), 'utf8')) as Record<string, number>
  } catch {
    return {}
  }
}
