import { fillIn, machine, tableOf } from '../../bench/results-page.ts'
import { AREAS } from './areas.ts'
import { type AreaResults, readResults, type Survivor } from './results.ts'

const PAGE = 'docs/mutants.md'
const COMMAND = 'npm run mutants -- --write'

/** Writes the newest results of every area. */
export async function writePage(): Promise<void> {
  const results = AREAS.flatMap((area) => readResults(area) ?? []).filter(
    ({ files }) => files.run.length > 0,
  )
  const survivors = results.flatMap((one) => one.survivors)
  await fillIn(PAGE, COMMAND, [
    `${machine()}.`,
    tableOf(results.map(rowOf)),
    ...notRun(results),
    ...section(
      'Survivors that no test needs to notice:',
      reasonsOf(survivors.filter(({ reason }) => reason)),
    ),
    ...section(
      'Survivors that need a test or a reason:',
      survivors.filter(({ reason }) => !reason).map(openOf),
    ),
  ])
}

function rowOf({ area, ranAt, files, killed, timedOut, leftOut, survivors, score }: AreaResults) {
  const explained = survivors.filter(({ reason }) => reason).length
  return {
    area: area.name,
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
function notRun(results: AreaResults[]): string[] {
  const areas = AREAS.filter((area) => !results.some((one) => one.area === area))
  const missing = [
    ...areas.map(({ name }) => `the area ${name}`),
    ...results.flatMap(({ files }) => files.notRun.map((name) => `\`${name}\``)),
  ]
  return missing.length > 0 ? [`Not run yet: ${missing.join(', ')}.`] : []
}

const section = (title: string, rows: Parameters<typeof tableOf>[0]) =>
  rows.length > 0 ? [title, tableOf(rows)] : []

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
