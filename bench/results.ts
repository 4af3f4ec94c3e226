import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import next from 'next/package.json'
import { inProject } from '../cli/bootstrap/project.mjs'
import { writeResults, type Table } from './results-page'

export interface Options {
  isWritten: boolean
  /** The full size, however long it takes. */
  isFull: boolean
  /** A results file of an earlier run. */
  compare: string | undefined
  /** The folder of another checkout to measure beside this one. */
  against: string | undefined
}

export interface Section {
  name: 'requests' | 'pages' | 'nginx' | 'browser' | 'taps' | 'memory' | 'api' | 'build' | 'import'
  tables: Table[]
  remark: string
}

interface Kept {
  machine: string
  load: number
  tables: Table[]
}

export const loadBefore = os.loadavg()[0] ?? 0

export const versions = () =>
  `Node ${process.version}, Next ${next.version}; load of the machine before the run ${loadBefore.toFixed(1)}`

/**
 * Prints a section, stores its results in a file, and writes them into the document or compares them with earlier
 * ones.
 */
export async function publish(section: Section, options: Options): Promise<void> {
  const { name, tables, remark } = section
  for (const table of tables) console.table(table)
  console.log(remark)
  const cpu = os.cpus()
  const machine = `${cpu.length} × ${cpu[0]?.model ?? 'unknown processor'}, ${versions()}`
  const kept: Kept = { machine, load: loadBefore, tables }
  const file = inProject('.data', 'bench', 'figures', `${name}.json`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(kept, null, 2))
  console.log(`Written to ${path.relative(process.cwd(), file)}`)
  if (options.compare) compareWith(options.compare, name, kept)
  if (options.isWritten) await writeResults(name, tables, remark)
}

/** Each value as a ratio to the earlier one. */
function compareWith(given: string, name: string, now: Kept): void {
  const file = given.endsWith('.json') ? given : path.join(given, `${name}.json`)
  const earlier = JSON.parse(readFileSync(file, 'utf8')) as Kept
  console.log(`\nRatios to ${file} (${earlier.machine})`)
  for (const [index, table] of now.tables.entries()) {
    const rows = table.map((row) => ratios(row, rowLike(row, earlier.tables[index] ?? [])))
    console.table(rows)
  }
}

type Row = Table[number]

/** The row with the same labels and settings. */
function rowLike(row: Row, rows: Table): Row | undefined {
  const mark = (one: Row) => Object.values(one).slice(0, 2).join(' ')
  return rows.find((other) => mark(other) === mark(row))
}

function ratios(row: Row, earlier: Row | undefined): Row {
  const cells = Object.entries(row).map(([name, value], place) => {
    const before = earlier?.[name]
    const isMeasured = place > 0 && name !== 'connections' && typeof value === 'number'
    if (!isMeasured) return [name, value]
    return [
      name,
      typeof before === 'number' && before !== 0 ? Number((value / before).toFixed(2)) : '',
    ]
  })
  return Object.fromEntries(cells) as Row
}
