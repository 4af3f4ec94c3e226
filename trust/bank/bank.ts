import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { openTestBackend } from '@/server/testing/backend'
import { openShoppers } from '@/server/testing/quick-shoppers'
import { closeBooks, inFlight, times } from '../calls'
import type { Stage, Suite } from '../stage'
import { KETTLE, TEA, Till } from '../till'
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

async function perform(stage: Stage): Promise<void> {
  const shop = await openTestBackend({ logLevel: 'error', poolSize: 20 })
  const { db, config } = shop.backend.services
  const client = new Client({ connectionString: config.databaseUrl })
  await client.connect()
  const reader = new Reader(client)
  try {
    await db.execute(sql`update skus set stock = 100000000 where id in (${TEA.sku}, ${KETTLE.sku})`)
    const till = new Till(stage, shop)
    const world = new World(await openShoppers(db, SHOPPERS, OPENING), stage.random.named('world'))
    const unexpected: string[] = []
    const wanted = stage.size(200_000, 4000)
    let done = 0
    while (done < wanted) {
      const part = Math.min(EPOCH, wanted - done)
      await reader.settle()
      reader.start()
      await inFlight(times(part), WORKERS, () => operate(till, world, unexpected))
      await reader.stop()
      done += part
      stage.say(`${done} of ${wanted} operations, ${reader.looks} reads`)
    }
    await reader.settle()
    stage.count('operations', done)
    stage.count('reads of all money', reader.looks)
    stage.peak('ms of the slowest read', reader.slowestMs)
    const [first = 'none'] = unexpected
    stage.expect('every response has a code of the contract', unexpected.length === 0, first)
    const detail = reader.wrong[0] ?? `${reader.looks} reads, 0 violations`
    stage.expect('all money sums up at every read', reader.wrong.length === 0, detail)
    await closeBooks(stage, config.databaseUrl)
  } finally {
    await reader.stop()
    await client.end()
    await shop.close()
  }
}

/** Draws until an operation is applicable; it counts when it has a response. */
async function operate(till: Till, world: World, unexpected: string[]): Promise<void> {
  for (;;) {
    const { name, work } = drawOperation(world)
    const answer = await work(till, world)
    if (answer === null) continue
    till.stage.count(`${name}${answer.code === 1 ? '' : ' refused'}`)
    if (!isExpected(name, answer.code))
      unexpected.push(`${name}: ${answer.code} ${JSON.stringify(answer)}`)
    return
  }
}
