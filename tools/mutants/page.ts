import { readFile } from 'node:fs/promises'
import { matchesGlob } from 'node:path'
import { fillIn, machine, type Table, tableOf } from '../../bench/results-page.ts'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { AREAS } from './areas.ts'
import { type AreaResults, readResults, type Survivor } from './results.ts'

const PAGE = 'docs/mutants.md'
const COMMAND = 'npm run mutants -- --write'

/** Writes the newest results of every area. Areas without results here keep the rows that the page has. */
export async function writePage(): Promise<void> {
  const results = AREAS.flatMap((area) => readResults(area) ?? []).filter(
    ({ files }) => files.run.length > 0,
  )
  const survivors = results.flatMap((one) => one.survivors)
  const earlier = await earlierRows(results.map(({ area }) => area.name))
  const rows = [...earlier.area, ...results.map(rowOf)]
  const placeOf = ({ area }: Table[number]) => AREAS.findIndex(({ name }) => name === area)
  await fillIn(PAGE, COMMAND, [
    `${machine()}.`,
    tableOf(rows.toSorted((a, b) => placeOf(a) - placeOf(b))),
    ...notRun(results, rows),
    ...section('Survivors that no test needs to notice:', [
      ...earlier.file,
      ...reasonsOf(survivors.filter(({ reason }) => reason)),
    ]),
    ...section('Survivors that need a test or a reason:', [
      ...earlier.place,
      ...survivors.filter(({ reason }) => !reason).map(openOf),
    ]),
  ])
}

/** The rows of the page about other areas than these, by the first column of their table. */
async function earlierRows(measured: string[]): Promise<Record<'area' | 'file' | 'place', Table>> {
  const [, figures = ''] = (await readFile(inProject(PAGE), 'utf8')).split(COMMAND)
  const rows: Record<string, Table> = { area: [], file: [], place: [] }
  let heads: string[] = []
  for (const line of figures.split('<!--')[0]!.split('\n')) {
    const cells = line.split(/(?<!\\)\|/).slice(1, -1)
    const [first = '', ...rest] = cells.map((cell) => cell.trim())
    if (first in rows) heads = [first, ...rest]
    else if (first && !first.startsWith('---') && !measured.includes(areaOf(first)))
      rows[heads[0]!]!.push(
        Object.fromEntries(heads.map((head, index) => [head, [first, ...rest][index]!])),
      )
  }
  return rows
}

/** The area of a first cell: its name, or a file in backticks, perhaps with a line. */
function areaOf(cell: string): string {
  const file = cell.replaceAll('`', '').split(':')[0]!
  const isIn = (pattern: string) => matchesGlob(file, pattern)
  return AREAS.find(({ name, mutate }) => name === cell || mutate.some(isIn))?.name ?? ''
}

function rowOf({
  area,
  ranAt,
  files,
  sample,
  killed,
  timedOut,
  leftOut,
  survivors,
  score,
}: AreaResults) {
  const explained = survivors.filter(({ reason }) => reason).length
  return {
    area: area.name,
    tested: sample.size === sample.of ? 'all' : `${sample.size} of ${sample.of}`,
    'score %': score.toFixed(1),
    killed,
    'timed out': timedOut,
    survived: survivors.filter(({ isCovered }) => isCovered).length,
    'no test': survivors.filter(({ isCovered }) => !isCovered).length,
    explained,
    'left out': leftOut,
    'files run': `${files.run.length} of ${files.run.length + files.notRun.length}`,
    date: ranAt.toISOString().slice(0, 10),
  }
}

/** Names what the scores do not speak of. */
function notRun(results: AreaResults[], rows: Table): string[] {
  const areas = AREAS.filter(({ name }) => !rows.some(({ area }) => area === name))
  const missing = [
    ...areas.map(({ name }) => `the area ${name}`),
    ...results.flatMap(({ files }) => files.notRun.map((name) => `\`${name}\``)),
  ]
  return missing.length > 0 ? [`Not run yet: ${missing.join(', ')}.`] : []
}

const section = (title: string, rows: Table) => (rows.length > 0 ? [title, tableOf(rows)] : [])

const openOf = ({ file, line, code, replacement }: Survivor) => ({
  place: `\`${file}:${line}\``,
  code: inCell(code),
  replacement: inCell(replacement),
})

/** A vertical bar would end the cell of the table, also between backticks. */
const inCell = (code: string) =>
  `\`${code.replaceAll(/\s+/g, ' ').replaceAll('`', "'").slice(0, 60).replaceAll('|', '\\|')}\``

function reasonsOf(survivors: Survivor[]) {
  const groups = Map.groupBy(survivors, ({ file, reason }) => `\`${file}\`|${reason}`)
  return [...groups].map(([key, members]) => {
    const [file = '', reason = ''] = key.split('|')
    return { file, mutants: members.length, reason }
  })
}
