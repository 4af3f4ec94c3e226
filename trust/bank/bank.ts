import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { openTestBackend } from '@/server/testing/backend'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { checkLedger, inFlight, times } from '../calls'
import type { SuiteContext, Suite } from '../suite'
import { KETTLE, TEA, Payments } from '../payments'
import { drawOperation, isExpected } from './operations'
import { Reader } from './reader'
import { World } from './world'

const WORKERS = 64
const SHOPPERS = 48
const OPENING = 100_000
/** Between two batches the workers pause and the whole ledger is summed. */
const EPOCH = 20_000

/** Jepsen's bank test with every operation that moves money; workers share the shoppers, so that they conflict. */
export const bank: Suite = {
  name: 'bank',
  proves:
    'While 64 workers order, pay, cancel, refund, withdraw, top up and audit, money never appears or vanishes: a reader sums all of it every 50 ms.',
  run: perform,
}

async function perform(context: SuiteContext): Promise<void> {
  const shop = await openTestBackend({ logLevel: 'error', poolSize: 20 })
  const { db, config } = shop.backend.services
  const client = new Client({ connectionString: config.databaseUrl })
  await client.connect()
  const reader = new Reader(client)
  try {
    await db.execute(sql`update skus set stock = 100000000 where id in (${TEA.sku}, ${KETTLE.sku})`)
    const payments = new Payments(context, shop)
    const world = new World(
      await openShoppers(db, SHOPPERS, OPENING),
      context.random.named('world'),
    )
    const unexpected: string[] = []
    const wanted = context.size(200_000, 4000)
    let done = 0
    while (done < wanted) {
      const part = Math.min(EPOCH, wanted - done)
      await reader.settle()
      reader.start()
      await inFlight(times(part), WORKERS, () => operate(payments, world, unexpected))
      await reader.stop()
      done += part
      context.say(`${done} of ${wanted} operations, ${reader.reads} reads`)
    }
    await reader.settle()
    context.count('operations', done)
    context.count('reads of all money', reader.reads)
    context.peak('ms of the slowest read', reader.slowestMs)
    const [first = 'none'] = unexpected
    context.expect('every response has a code of the contract', unexpected.length === 0, first)
    const detail = reader.wrong[0] ?? `${reader.reads} reads, 0 violations`
    context.expect('all money sums up at every read', reader.wrong.length === 0, detail)
    await checkLedger(context, config.databaseUrl)
  } finally {
    await reader.stop()
    await client.end()
    await shop.close()
  }
}

/** Draws until an operation is applicable; it counts when it has a response. */
async function operate(payments: Payments, world: World, unexpected: string[]): Promise<void> {
  for (;;) {
    const { name, work } = drawOperation(world)
    const answer = await work(payments, world)
    if (answer === null) continue
    payments.context.count(`${name}${answer.code === 1 ? '' : ' refused'}`)
    if (!isExpected(name, answer.code))
      unexpected.push(`${name}: ${answer.code} ${JSON.stringify(answer)}`)
    return
  }
}
