import PQueue from 'p-queue'
import type { z } from 'zod'
import type { advanceTestClock } from '@/contracts/schemas/test-control'
import { inTransaction } from '@/server/db/transaction'
import { InvalidTestInput } from '@/server/domain/domain-error'
import { checkClock, NO_SHOPPER } from '@/server/domain/test-control'
import type { Visit } from '@/server/http/context'
import * as records from '@/server/repositories/aged-records'
import * as users from '@/server/repositories/users'
import { accountKey } from '@/server/services/accounts/account-key'
import { RULES } from '@/server/services/accounts/try-limits'

type Input = z.output<(typeof advanceTestClock)['body']>

/** Counters of a card's bank code are named by the top-up, which has an id like a shopper's. */
const OF_ACCOUNTS = Object.entries(RULES).flatMap(([name, rule]) =>
  'isPerAccount' in rule && name !== 'cardCode' ? [name] : [],
)

/** Steps of one shopper wait for its row. Without a limit they would take all connections of the pool meanwhile. */
const steps = new PQueue({ concurrency: 4 })

/** Ages one shopper's records, so that tests that run at the same time do not disturb each other. */
export const advance = (visit: Visit, input: Input) => steps.add<null>(() => step(visit, input))

async function step({ db }: Visit, { shopper_id: userId, seconds }: Input): Promise<null> {
  await inTransaction(db, async (tx) => {
    await users.lock(tx, userId)
    const user = await users.find(tx, userId)
    if (!user) throw new InvalidTestInput({ shopper_id: NO_SHOPPER })
    checkClock(user.createdAt, seconds)
    await records.age(tx, userId, seconds)
    await records.ageTryCounters(tx, userId, {
      names: OF_ACCOUNTS,
      accounts: [String(userId), accountKey(user.email), accountKey(user.mobile)],
      milliseconds: seconds * 1000,
    })
  })
  return null
}
