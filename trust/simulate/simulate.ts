import { openTestBackend } from '@/server/testing/backend'
import { describeReport, leadLives, replay } from '@/server/testing/life/lives'
import { say } from '../../cli/bootstrap/steps.mjs'
import type { Stage, Suite } from '../stage'

const SHOWN_EVERY = 250
const AT_ONCE = 2

/** Model-based tests of random shopper, operator and clock actions; `--only N` replays one seed. */
export const simulate: Suite = {
  name: 'simulate',
  proves:
    'A small model predicts every response of seeded random runs, and the content of the database afterwards, also when connections are lost before or after a commit and calls are retried.',
  run: perform,
}

async function perform(stage: Stage): Promise<void> {
  const { seed } = stage
  const report = await leadLives(openTestBackend, {
    seed,
    lives: stage.size(10_000, 20),
    atOnce: AT_ONCE,
    onProgress: (led) => {
      if (led % SHOWN_EVERY === 0) stage.say(`${led} lives`)
    },
  })
  stage.count('lives', report.lives)
  for (const { done, refused, lost } of report.counts.values()) {
    stage.count('steps done', done)
    stage.count('steps refused as predicted', refused)
    stage.count('steps whose connection was lost around the commit', lost)
  }
  const seeds = `seeds ${seed} to ${seed + report.lives - 1}`
  stage.expect(
    'every response and every balance is what the model predicts',
    report.failure === null,
    report.failure ? describeReport(report) : seeds,
  )
}

/** One run, with the complete ledger check after each step. */
export async function replayLife(seed: number): Promise<boolean> {
  const report = await replay(openTestBackend, seed)
  say(describeReport(report))
  return report.failure === null
}
