import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { opsChanges, opsProduct } from '@/contracts/operators'
import { getProduct } from '@/contracts/products'
import { openBackend, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { checkLedger, times } from '../calls'
import { Relay } from '../faults/relay'
import type { SuiteContext, Suite } from '../suite'
import { expectOwnWrites } from './own'
import { answeredFrom, PUBLIC_READS, readAll, untilReplicaAnswers } from './reads'
import { type Standby, startStandby } from './standby'

const LAG_MS = 1000
/** The time until a paused replica is detected. */
const NOTICED_MS = LAG_MS + 600
/** Longer than the test, so that the pause is not detected. */
const FOREVER_MS = 60_000
/** The rest of a call's eight seconds after a replica that does not respond. */
const MAX_MS = 4000

/** A streaming replica, and the reads it may serve. */
export const replica: Suite = {
  name: 'replica',
  isLong: true,
  proves:
    'Public data is read from a streaming replica and lags by at most one second and one check: a paused replica is skipped, a page that is revalidated after a change reads from a server that has the change, a shopper reads recent writes, and a stopped or silent replica loses no response.',
  run: perform,
}

async function perform(context: SuiteContext): Promise<void> {
  const { folder, cluster } = context.testbed
  const standby = await startStandby(cluster(), folder)
  const maker = await openTestBackend({ logLevel: 'error' })
  const { databaseUrl } = maker.backend.services.config
  const url = new URL(standby.url(new URL(databaseUrl).pathname.slice(1)))
  const relay = await Relay.open({ host: url.hostname, port: Number(url.port) })
  url.port = String(relay.port)
  const shared = { url: databaseUrl, drop: () => Promise.resolve() }
  const own = { replicaUrls: [url.href], replicaLagMs: LAG_MS, areTriesRelaxed: true }
  const shop = await openBackend(shared, own)
  try {
    await expectReads(context, shop, maker)
    await expectFresh(context, shop, standby)
    await expectOwn(context, shared, { ...own, replicaLagMs: FOREVER_MS }, standby)
    await expectAnswers(context, shop, standby, relay)
    await checkLedger(context, databaseUrl)
  } finally {
    await shop.backend.connection.close()
    await maker.close()
    relay.close()
    await standby.stop()
  }
}

/** Through a backend that keeps reading a paused replica. */
async function expectOwn(
  context: SuiteContext,
  shared: { url: string; drop: () => Promise<void> },
  own: Parameters<typeof openBackend>[1],
  standby: Standby,
): Promise<void> {
  const shop = await openBackend(shared, own)
  try {
    await untilReplicaAnswers(shop)
    await standby.pause()
    const before = await answeredFrom()
    await expectOwnWrites(context, shop)
    const after = await answeredFrom()
    context.count('of them answered by the replica', after.replica - before.replica)
  } finally {
    await standby.resume()
    await shop.backend.connection.close()
  }
}

async function expectReads(
  context: SuiteContext,
  shop: TestBackend,
  maker: TestBackend,
): Promise<void> {
  const isThere = await untilReplicaAnswers(shop)
  const rounds = context.size(50, 3)
  const before = await answeredFrom()
  const codes = []
  for (const _ of times(rounds)) codes.push(...(await readAll(shop)))
  const after = await answeredFrom()
  const asked = rounds * PUBLIC_READS.length
  context.count('public reads', asked)
  context.expect(
    'public data is read from the replica',
    isThere && codes.every((code) => code === 1) && after.replica - before.replica === asked,
    `${after.replica - before.replica} of ${asked}`,
  )
  const [one, other] = [
    await shop.ask(getProduct, { id: 1 }),
    await maker.ask(getProduct, { id: 1 }),
  ]
  const isSame = JSON.stringify(one.data) === JSON.stringify(other.data)
  context.expect('its responses equal those of the primary', isSame)
}

/** Pauses replication and changes prices: read by position after a change, and within the maximum lag otherwise. */
async function expectFresh(
  context: SuiteContext,
  shop: TestBackend,
  standby: Standby,
): Promise<void> {
  const rounds = context.size(10, 1)
  let [missed, oldestMs] = [0, 0]
  for (const round of times(rounds)) {
    await untilReplicaAnswers(shop)
    await standby.pause()
    const price = 2000 + round
    await shop.ask(opsProduct, { id: 1, price })
    const changedAt = performance.now()
    const { position } = (await shop.ask(opsChanges, {})).data
    const headers = { 'x-read-after': position ?? '' }
    if ((await shop.ask(getProduct, { id: 1 }, { headers })).data.price !== price) missed += 1
    if (await isUnknown(shop, round)) missed += 1
    while (performance.now() - changedAt < NOTICED_MS) {
      const { data } = await shop.ask(getProduct, { id: 1 })
      if (data.price !== price) oldestMs = Math.max(oldestMs, performance.now() - changedAt)
      await sleep(20)
    }
    await standby.resume()
  }
  context.count('changes while replication was paused', rounds)
  context.expectSame(
    'pages rendered from data before their change, and new products not found',
    missed,
    0,
  )
  context.expect(
    `a paused replica serves nothing older than ${LAG_MS} ms and one check`,
    oldestMs < LAG_MS + 400,
    `${Math.round(oldestMs)} ms at most`,
  )
  context.expect('it serves reads again after it has caught up', await untilReplicaAnswers(shop))
}

/** A product that the replica does not have yet. */
async function isUnknown(shop: TestBackend, round: number): Promise<boolean> {
  const id = 1000 + round
  await shop.backend.services.db.execute(sql`
    insert into products (id, shop_id, category_id, texts, images, price, listed_at)
    select ${id}, shop_id, category_id, texts, images, price, now() from products where id = 1`)
  return (await shop.ask(getProduct, { id })).code !== 1
}

/** Stops, restarts and silences the replica while visitors read. */
async function expectAnswers(
  context: SuiteContext,
  shop: TestBackend,
  standby: Standby,
  relay: Relay,
) {
  await untilReplicaAnswers(shop)
  let isOver = false
  let slowestMs = 0
  const codes: number[] = []
  const reader = async () => {
    while (!isOver) {
      for (const [endpoint, input] of PUBLIC_READS) {
        const began = performance.now()
        codes.push((await shop.ask(endpoint, input)).code)
        slowestMs = Math.max(slowestMs, performance.now() - began)
      }
    }
  }
  const readers = times(4).map(() => reader())
  const pauseMs = context.size(3000, 500)
  await sleep(pauseMs)
  await standby.stop()
  await sleep(pauseMs)
  await standby.begin()
  const isBack = await untilReplicaAnswers(shop)
  relay.line = 'silent'
  await sleep(pauseMs + 3000)
  const before = await answeredFrom()
  await sleep(500)
  const isLeft = (await answeredFrom()).replica === before.replica
  relay.line = 'open'
  const isBackAgain = await untilReplicaAnswers(shop)
  isOver = true
  await Promise.all(readers)
  const failed = codes.filter((code) => code !== 1).length
  context.count('reads while the replica was unavailable', codes.length)
  context.expectSame('reads that failed while it was stopped, restarted and silent', failed, 0)
  context.expect(
    'the slowest of them left enough time for the primary',
    slowestMs < MAX_MS,
    `${Math.round(slowestMs)} ms`,
  )
  context.expect('it was skipped and used again both times', isBack && isLeft && isBackAgain)
}
