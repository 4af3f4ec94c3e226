import { fillIn, machine, tableOf } from '../../bench/results-page.ts'
import { AREAS } from './areas.ts'
import { type AreaResults, readResults, type Survivor } from './results.ts'

const PAGE = 'docs/mutants.md'
const COMMAND = 'npm run mutants -- --write'

/** Writes the newest results of every area. */
export async function writePage(): Promise<void> {
  const results = AREAS.flatMap((area) => readResults(area) ?? [])
  const accepted = results.flatMap(({ survivors }) => survivors.filter(({ reason }) => reason))
  await fillIn(PAGE, COMMAND, [
    `${machine()}.`,
    tableOf(results.map(rowOf)),
    'Survivors that no test needs to notice:',
    tableOf(reasonsOf(accepted)),
  ])
}

function rowOf({ area, ranAt, files, killed, timedOut, leftOut, survivors, score }: AreaResults) {
  const explained = survivors.filter(({ reason }) => reason).length
  return {
    area: area.name,
    'score %': score.toFixed(1),
    noticed: killed + timedOut,
    survived: survivors.filter(({ isCovered }) => isCovered).length,
    'no test': survivors.filter(({ isCovered }) => !isCovered).length,
    explained,
    'left out': leftOut,
    'files run': `${files.run.length} of ${files.run.length + files.notRun.length}`,
    date: ranAt.toISOString().slice(0, 10),
  }
}

function reasonsOf(survivors: Survivor[]) {
  const groups = Map.groupBy(survivors, ({ file, reason }) => `\`${file}\`|${reason}`)
  return [...groups].map(([key, members]) => {
    const [file = '', reason = ''] = key.split('|')
    return { file, mutants: members.length, reason }
  })
}
