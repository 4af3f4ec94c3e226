import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { format, resolveConfig } from 'prettier'
import { inProject } from '../cli/bootstrap/project.mjs'

export type Table = Record<string, string | number>[]

/** Where the results of a command belong. */
const PAGES = {
  admin: 'docs/performance.md',
  catalogue: 'docs/performance.md',
  checkout: 'docs/performance.md',
  wallet: 'docs/performance.md',
  requests: 'docs/performance.md',
  pages: 'docs/performance.md',
  nginx: 'docs/performance.md',
  browser: 'docs/performance.md',
  taps: 'docs/performance.md',
  memory: 'docs/performance.md',
  api: 'docs/performance.md',
  build: 'docs/performance.md',
  changes: 'docs/performance.md',
  ledger: 'docs/performance.md',
  import: 'docs/performance.md',
  scroll: 'docs/performance.md',
}
const END = '<!-- end of the figures -->'

/** Writes the results of this run into the document, with the machine. */
export async function writeResults(
  command: keyof typeof PAGES,
  tables: Table[],
  remark = '',
): Promise<void> {
  const parts = [machine(), ...(remark ? [remark] : []), ...tables.map(tableOf)]
  await fillIn(PAGES[command], `npm run bench -- ${command} --write`, parts)
}

/** Between the line that names the command and the end marker. */
export async function fillIn(page: string, command: string, parts: string[]): Promise<void> {
  const file = inProject(page)
  const begin = `<!-- figures of ${command} -->`
  const [before, rest] = (await readFile(file, 'utf8')).split(begin)
  const at = rest?.indexOf(END) ?? -1
  if (before === undefined || rest === undefined || at < 0)
    throw new Error(`${file} has no section for the results`)
  const whole = `${[`${before}${begin}`, ...parts].join('\n\n')}\n\n${rest.slice(at)}`
  const options = await resolveConfig(file)
  await writeFile(file, await format(whole, { ...options, filepath: file }))
}

export function machine(): string {
  const cpus = os.cpus()
  return `${cpus.length} × ${cpus[0]?.model ?? 'unknown processor'}, Node ${process.version}`
}

export function tableOf(rows: Table): string {
  const heads = Object.keys(rows[0] ?? {})
  const lines = [
    heads,
    heads.map(() => '---'),
    ...rows.map((row) => heads.map((head) => row[head])),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
