import { closeBooks } from '../calls'
import type { Stage, Suite } from '../stage'
import { type Bouncer, startBouncer } from './bouncer'
import { expectJobs, expectJourney } from './journey'
import { expectBusy, expectLimits, expectSurvival, payTogether } from './pressure'
import { measureRates } from './rates'
import { openShops } from './shops'

const PROCESSES = 3
/** Fewer than the concurrent clients, so that each transaction has another connection than the one before. */
const CONNECTIONS = 6

/** A pooler that assigns a connection for one transaction only. */
export const pooler: Suite = {
  name: 'pooler',
  isLong: true,
  proves:
    'Behind PgBouncer in transaction mode everything works as without it: shoppers of three processes read, order and pay over six connections, events arrive, jobs run once with one direct connection, a full pool is answered as busy, and a killed PgBouncer causes only delays.',
  run: perform,
}

async function perform(stage: Stage): Promise<void> {
  let bouncer: Bouncer | null = null
  const shops = await openShops(PROCESSES, async (directUrl) => {
    bouncer = await startBouncer(directUrl, CONNECTIONS)
    if (bouncer === null) return {}
    const { url: databaseUrl, keepsNames } = bouncer
    return { databaseUrl, directUrl, areStatementsNamed: keepsNames, areTriesRelaxed: true }
  })
  try {
    await tryAll(stage, shops, bouncer)
  } finally {
    await shops.close()
    await (bouncer as Bouncer | null)?.stop()
  }
}

type Shops = Awaited<ReturnType<typeof openShops>>

async function tryAll(stage: Stage, shops: Shops, bouncer: Bouncer | null): Promise<void> {
  if (bouncer === null) {
    stage.expect('PgBouncer is missing and cannot be installed: install pgbouncer', true)
    return
  }
  const names = bouncer.keepsNames ? 'kept' : 'not kept'
  stage.say(`PgBouncer ${bouncer.version}, prepared statements ${names}`)
  await expectLimits(stage, bouncer)
  await expectJourney(stage, shops)
  await expectJobs(stage, shops)
  await payTogether(stage, shops)
  await expectBusy(stage, shops, bouncer, CONNECTIONS)
  await expectSurvival(stage, shops, bouncer)
  if (stage.extent.form !== 'short') await compare(stage, shops)
  await closeBooks(stage, shops.databaseUrl)
}

async function compare(stage: Stage, pooled: Shops): Promise<void> {
  const direct = await openShops(PROCESSES, () => Promise.resolve({ areTriesRelaxed: true }))
  try {
    await measureRates(stage, [
      { name: 'without PgBouncer', shops: direct },
      { name: 'through PgBouncer', shops: pooled },
    ])
  } finally {
    await direct.close()
  }
}
