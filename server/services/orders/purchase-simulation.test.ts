import { randomInt } from 'node:crypto'
import { openTestBackend } from '@/server/testing/backend'
import { describeReport, runSimulations, replay } from '@/server/testing/simulation/runs'

/** `npm run trust -- simulate` runs more, also in its short form. */
const RUNS = 10
const given = process.env.SIMULATION_SEED

jest.setTimeout(120_000)

test('random actions of shoppers, operators and the clock match a model, and the ledger balances', async () => {
  const seed = Number(given ?? randomInt(2 ** 31))
  const report = given
    ? await replay(openTestBackend, seed)
    : await runSimulations(openTestBackend, { seed, runs: RUNS })
  process.stdout.write(`Seed ${seed}: ${describeReport(report)}\n`)
  expect(report.failure).toBeNull()
})
