import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { format, resolveConfig } from 'prettier'
import { inProject } from '../scripts/bootstrap/project.mjs'

export type Table = Record<string, string | number>[]

/** Where the figures of a command belong. */
const PAGES = { catalogue: 'docs/search.md', checkout: 'docs/performance.md' }
const END = '<!-- end of the figures -->'

/** Puts the figures of this run in their place in the documents, with the machine they are of. */
export async function writeFigures(
  command: keyof typeof PAGES,
  tables: Table[],
  remark = '',
): Promise<void> {
  const file = inProject(PAGES[command])
  const begin = `<!-- figures of npm run bench -- ${command} --write -->`
  const page = await readFile(file, 'utf8')
  const [before, rest] = page.split(begin)
  const at = rest?.indexOf(END) ?? -1
  if (before === undefined || rest === undefined || at < 0)
    throw new Error(`${file} has no place for them`)
  const text = [`${before}${begin}`, machine(), ...(remark ? [remark] : []), ...tables.map(tableOf)]
  const whole = `${text.join('\n\n')}\n\n${rest.slice(at)}`
  const options = await resolveConfig(file)
  await writeFile(file, await format(whole, { ...options, filepath: file }))
}

function machine(): string {
  const cpus = os.cpus()
  return `${cpus.length} × ${cpus[0]?.model ?? 'unknown processor'}, Node ${process.version}`
}

function tableOf(rows: Table): string {
  const heads = Object.keys(rows[0] ?? {})
  const lines = [
    heads,
    heads.map(() => '---'),
    ...rows.map((row) => heads.map((head) => row[head])),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
