import { openTestBackend } from '@/server/testing/backend'
import { describeReport, leadLives, replay } from '@/server/testing/life/lives'
import { say } from '../../cli/bootstrap/steps.mjs'
import type { Stage, Suite } from '../stage'

const SHOWN_EVERY = 250
const AT_ONCE = 2

/** Lives of random shopper, operator and clock actions against a model; `--only N` replays the life of one seed. */
export const simulate: Suite = {
  name: 'simulate',
  proves:
    'A small model predicts every answer of seeded lives, and what the database holds after it, also when connections are lost before or after a commit and calls are asked again.',
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
    stage.count('steps lost around their commit', lost)
  }
  const seeds = `seeds ${seed} to ${seed + report.lives - 1}`
  stage.expect(
    'every answer and every balance is what the model predicts',
    report.failure === null,
    report.failure ? describeReport(report) : seeds,
  )
}

/** One life alone, with the whole verifier after each step. */
export async function replayLife(seed: number): Promise<boolean> {
  const report = await replay(openTestBackend, seed)
  say(describeReport(report))
  return report.failure === null
}
