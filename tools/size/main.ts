import { parseArgs } from 'node:util'
import { Failure, sentenceFor } from '../../cli/bootstrap/failure.mjs'
import { say } from '../../cli/bootstrap/steps.mjs'
import { run } from '../../cli/process/run.ts'
import { rowsOf, sizeOf, sourcesIn, type Size, type Source } from './measure.ts'

const COLUMNS = [
  'files',
  'lines',
  'median',
  'p95',
  'max',
  'small',
] as const satisfies (keyof Size)[]
const HEAD = ['', 'files', 'lines', 'median', 'p95', 'max', '≤20 lines']

/** TypeScript files of a revision, or of the working tree, with their lines. */
async function sourcesAt(ref?: string): Promise<Source[]> {
  const from = ref === undefined ? ['--untracked', '-e', ''] : ['-e', '', ref]
  const { code, output } = await run('git', ['grep', '-c', ...from, '--', '*.ts', '*.tsx'])
  if (code !== 0) throw new Failure(`Cannot read the sources: ${output.trim() || 'none found'}`)
  return sourcesIn(output)
}

function table(before: Source[] | null, after: Source[]): string[][] {
  const [old, now] = [rowsOf(before ?? []), rowsOf(after)]
  const names = [...rowsOf([...(before ?? []), ...after]).keys()]
  const rows = names.map((name) => {
    const [was, is] = [sizeOf(old.get(name) ?? []), sizeOf(now.get(name) ?? [])]
    return [name, ...COLUMNS.map((key) => (before ? `${was[key]} → ${is[key]}` : String(is[key])))]
  })
  return [HEAD, ...rows]
}

function printTable(rows: string[][]): void {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  for (const [name = '', ...cells] of rows) {
    const padded = cells.map((cell, place) => cell.padStart(widths[place + 1]!))
    say([name.padEnd(widths[0]!), ...padded].join('  '))
  }
}

/** `npm run size [-- --against REF]`: lines and files of the production TypeScript. */
try {
  const { values } = parseArgs({ options: { against: { type: 'string' } } })
  const before = values.against === undefined ? null : await sourcesAt(values.against)
  printTable(table(before, await sourcesAt()))
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
