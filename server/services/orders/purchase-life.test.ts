import { randomInt } from 'node:crypto'
import { openTestBackend } from '@/server/testing/backend'
import { describeReport, leadLives, replay } from '@/server/testing/life/lives'

/** `npm run trust -- simulate` leads many more. */
const LIVES = 30
const given = process.env.LIFE_SEED

jest.setTimeout(120_000)

test('random actions of shoppers, operators and the clock match a model, and the ledger balances', async () => {
  const seed = Number(given ?? randomInt(2 ** 31))
  const report = given
    ? await replay(openTestBackend, seed)
    : await leadLives(openTestBackend, { seed, lives: LIVES })
  process.stdout.write(`Seed ${seed}: ${describeReport(report)}\n`)
  expect(report.failure).toBeNull()
})
