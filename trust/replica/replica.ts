import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { opsChanges, opsProduct } from '@/contracts/operators'
import { getProduct } from '@/contracts/products'
import { openBackend, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { closeBooks, times } from '../calls'
import { Relay } from '../faults/relay'
import type { Stage, Suite } from '../stage'
import { expectOwnWrites } from './own'
import { answeredFrom, PUBLIC_READS, readAll, untilReplicaAnswers } from './reads'
import { type Standby, startStandby } from './standby'

const LAG_MS = 1000
/** Until a replica that stands still has been noticed. */
const NOTICED_MS = LAG_MS + 600
/** Nobody notices that it stands still. */
const FOREVER_MS = 60_000
/** What is left of a call's eight seconds after a replica that says nothing. */
const MOST_MS = 4000

/** A copy that follows the database, and what it may be asked. */
export const replica: Suite = {
  name: 'replica',
  isLong: true,
  proves:
    'What every visitor may read is read from a streaming replica, and is at most a second and a look older: one that stands still is left, a page made anew because of a change is read from who has the change, a shopper reads what they have just written, and a replica that is stopped or silent costs nobody an answer.',
  run: perform,
}

async function perform(stage: Stage): Promise<void> {
  const { folder, cluster } = stage.ground
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
    await expectReads(stage, shop, maker)
    await expectFresh(stage, shop, standby)
    await expectOwn(stage, shared, { ...own, replicaLagMs: FOREVER_MS }, standby)
    await expectAnswers(stage, shop, standby, relay)
    await closeBooks(stage, databaseUrl)
  } finally {
    await shop.backend.connection.close()
    await maker.close()
    relay.close()
    await standby.stop()
  }
}

/** Through a backend that goes on reading a replica that stands still. */
async function expectOwn(
  stage: Stage,
  shared: { url: string; drop: () => Promise<void> },
  own: Parameters<typeof openBackend>[1],
  standby: Standby,
): Promise<void> {
  const shop = await openBackend(shared, own)
  try {
    await untilReplicaAnswers(shop)
    await standby.pause()
    const before = await answeredFrom()
    await expectOwnWrites(stage, shop)
    const after = await answeredFrom()
    stage.count('of them with the help of the replica', after.replica - before.replica)
  } finally {
    await standby.resume()
    await shop.backend.connection.close()
  }
}

async function expectReads(stage: Stage, shop: TestBackend, maker: TestBackend): Promise<void> {
  const isThere = await untilReplicaAnswers(shop)
  const rounds = stage.size(50, 3)
  const before = await answeredFrom()
  const codes = []
  for (const _ of times(rounds)) codes.push(...(await readAll(shop)))
  const after = await answeredFrom()
  const asked = rounds * PUBLIC_READS.length
  stage.count('public reads', asked)
  stage.expect(
    'what every visitor may read is read from the replica',
    isThere && codes.every((code) => code === 1) && after.replica - before.replica === asked,
    `${after.replica - before.replica} of ${asked}`,
  )
  const [one, other] = [
    await shop.ask(getProduct, { id: 1 }),
    await maker.ask(getProduct, { id: 1 }),
  ]
  const isSame = JSON.stringify(one.data) === JSON.stringify(other.data)
  stage.expect('it says what the primary says', isSame)
}

/** The replica stands still and prices change: by what was changed at once, and by itself within its limit. */
async function expectFresh(stage: Stage, shop: TestBackend, standby: Standby): Promise<void> {
  const rounds = stage.size(10, 1)
  let [missed, oldestMs] = [0, 0]
  for (const round of times(rounds)) {
    await untilReplicaAnswers(shop)
    await standby.pause()
    const price = 2000 + round
    await shop.ask(opsProduct, { id: 1, price })
    const changedAt = performance.now()
    const { position } = (await shop.ask(opsChanges, { seen: [] })).data
    const headers = { 'x-read-after': position ?? '' }
    if ((await shop.ask(getProduct, { id: 1 }, { headers })).data.price !== price) missed += 1
    if (await isUnknown(shop, round)) missed += 1
    while (performance.now() - changedAt < NOTICED_MS) {
      const { data } = await shop.ask(getProduct, { id: 1 })
      if (data.price !== price) oldestMs = Math.max(oldestMs, performance.now() - changedAt)
      await pause(20)
    }
    await standby.resume()
  }
  stage.count('changes while the replica stood still', rounds)
  stage.expectSame(
    'pages made anew from before their change, and new products not found',
    missed,
    0,
  )
  stage.expect(
    `a replica that stands still gives nothing older than ${LAG_MS} ms and a look`,
    oldestMs < LAG_MS + 400,
    `${Math.round(oldestMs)} ms at most`,
  )
  stage.expect('it is read again when it has caught up', await untilReplicaAnswers(shop))
}

/** A product that the replica has not heard of. */
async function isUnknown(shop: TestBackend, round: number): Promise<boolean> {
  const id = 1000 + round
  await shop.backend.services.db.execute(sql`
    insert into products (id, shop_id, category_id, texts, images, price, listed_at)
    select ${id}, shop_id, category_id, texts, images, price, now() from products where id = 1`)
  return (await shop.ask(getProduct, { id })).code !== 1
}

/** Stopped, begun again, and silent, while visitors read. */
async function expectAnswers(stage: Stage, shop: TestBackend, standby: Standby, relay: Relay) {
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
  const pauseMs = stage.size(3000, 500)
  await pause(pauseMs)
  await standby.stop()
  await pause(pauseMs)
  await standby.begin()
  const isBack = await untilReplicaAnswers(shop)
  relay.line = 'silent'
  await pause(pauseMs + 3000)
  const before = await answeredFrom()
  await pause(500)
  const isLeft = (await answeredFrom()).replica === before.replica
  relay.line = 'open'
  const isBackAgain = await untilReplicaAnswers(shop)
  isOver = true
  await Promise.all(readers)
  const failed = codes.filter((code) => code !== 1).length
  stage.count('reads while the replica went away', codes.length)
  stage.expectSame('reads that failed while it was stopped, begun and silent', failed, 0)
  stage.expect(
    'the slowest of them had time for the primary',
    slowestMs < MOST_MS,
    `${Math.round(slowestMs)} ms`,
  )
  stage.expect('it was left alone and came back both times', isBack && isLeft && isBackAgain)
}
