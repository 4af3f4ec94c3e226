import { openTestBackend } from '@/server/testing/backend'
import { describeReport, runSimulations, replay } from '@/server/testing/simulation/runs'
import { say } from '../../cli/bootstrap/steps.mjs'
import type { SuiteContext, Suite } from '../suite'

const SHOWN_EVERY = 250
const AT_ONCE = 2

/** Model-based tests of random shopper, operator and clock actions; `--only N` replays one seed. */
export const simulate: Suite = {
  name: 'simulate',
  proves:
    'A small model predicts every response of seeded random runs, and the content of the database afterwards, also when connections are lost before or after a commit and calls are retried.',
  run: perform,
}

async function perform(context: SuiteContext): Promise<void> {
  const { seed } = context
  const report = await runSimulations(openTestBackend, {
    seed,
    runs: context.size(10_000, 40),
    atOnce: AT_ONCE,
    onProgress: (done) => {
      if (done % SHOWN_EVERY === 0) context.say(`${done} runs`)
    },
  })
  context.count('runs', report.runs)
  for (const { done, refused, lost } of report.counts.values()) {
    context.count('steps done', done)
    context.count('steps refused as predicted', refused)
    context.count('steps whose connection was lost around the commit', lost)
  }
  const seeds = `seeds ${seed} to ${seed + report.runs - 1}`
  context.expect(
    'every response and every balance is what the model predicts',
    report.failure === null,
    report.failure ? describeReport(report) : seeds,
  )
}

/** One run, with the complete ledger check after each step. */
export async function replaySimulation(seed: number): Promise<boolean> {
  const report = await replay(openTestBackend, seed)
  say(describeReport(report))
  return report.failure === null
}
