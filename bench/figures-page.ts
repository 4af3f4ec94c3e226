import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { format, resolveConfig } from 'prettier'
import { inProject } from '../scripts/bootstrap/project.mjs'

const PAGE = inProject('docs/search.md')
const BEGIN = '<!-- figures of npm run bench -- catalogue --write -->'
const END = '<!-- end of the figures -->'

/** Puts the figures of this run in their place in docs/search.md, with the machine they are of. */
export async function writeFigures(rows: Record<string, string | number>[]): Promise<void> {
  const page = await readFile(PAGE, 'utf8')
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`${PAGE} has no place for them`)
  const cpus = os.cpus()
  const machine = `${cpus.length} × ${cpus[0]?.model ?? 'unknown processor'}, Node ${process.version}`
  const text = [before, BEGIN, '\n\n', machine, '\n\n', tableOf(rows), '\n\n', END, after].join('')
  const options = await resolveConfig(PAGE)
  await writeFile(PAGE, await format(text, { ...options, filepath: PAGE }))
}

function tableOf(rows: Record<string, string | number>[]): string {
  const heads = Object.keys(rows[0] ?? {})
  const lines = [
    heads,
    heads.map(() => '---'),
    ...rows.map((row) => heads.map((head) => row[head])),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
