import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openTestBackend } from '@/server/testing/backend'
import { describeReport, leadLives, replay, type Report } from '@/server/testing/life/lives'
import { atShutdown } from '../scripts/process/shutdown.ts'
import { openTestDatabase } from '../scripts/test/jest-database.ts'

const SHOWN_EVERY = 250

/**
 * Leads lives of random shopper, operator and clock actions against a model that predicts each answer and what
 * the database holds after it. `--lives 10000`, `--seed N` for the first one's seed, `--only N` to replay one.
 */
export async function simulate(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      lives: { type: 'string', default: '10000' },
      seed: { type: 'string' },
      only: { type: 'string' },
      'at-once': { type: 'string', default: '2' },
    },
  })
  atShutdown(await openTestDatabase())
  if (values.only) return told(await replay(openTestBackend, Number(values.only)))
  const seed = Number(values.seed ?? randomInt(2 ** 31))
  const lives = Number(values.lives)
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  console.log(`${lives} lives from seed ${seed}; --only SEED replays one.`)
  const report = await leadLives(openTestBackend, {
    seed,
    lives,
    atOnce: Number(values['at-once']),
    onProgress: (led) => {
      if (led % SHOWN_EVERY === 0) console.log(`  ${led} lives in ${seconds()} s`)
    },
  })
  console.log(`Seeds ${seed} to ${seed + lives - 1}, ${seconds()} s`)
  return told(report)
}

function told(report: Report): boolean {
  console.log(describeReport(report))
  return report.failure === null
}
