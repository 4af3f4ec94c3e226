import { checkLedger } from '../calls'
import type { SuiteContext, Suite } from '../suite'
import { type Bouncer, startBouncer } from './bouncer'
import { expectJobs, expectJourney } from './purchase'
import { expectBusy, expectLimits, expectSurvival, payTogether } from './pressure'
import { measureRates } from './rates'
import { openShops } from './processes'

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

async function perform(context: SuiteContext): Promise<void> {
  let bouncer: Bouncer | null = null
  const shops = await openShops(PROCESSES, async (directUrl) => {
    bouncer = await startBouncer(directUrl, CONNECTIONS)
    if (bouncer === null) return {}
    const { url: databaseUrl, keepsNames } = bouncer
    return { databaseUrl, directUrl, areStatementsNamed: keepsNames, areTriesRelaxed: true }
  })
  try {
    await tryAll(context, shops, bouncer)
  } finally {
    await shops.close()
    await (bouncer as Bouncer | null)?.stop()
  }
}

type Shops = Awaited<ReturnType<typeof openShops>>

async function tryAll(context: SuiteContext, shops: Shops, bouncer: Bouncer | null): Promise<void> {
  if (bouncer === null) {
    context.expect('PgBouncer is missing and cannot be installed: install pgbouncer', true)
    return
  }
  const names = bouncer.keepsNames ? 'kept' : 'not kept'
  context.say(`PgBouncer ${bouncer.version}, prepared statements ${names}`)
  await expectLimits(context, bouncer)
  await expectJourney(context, shops)
  await expectJobs(context, shops)
  await payTogether(context, shops)
  await expectBusy(context, shops, bouncer, CONNECTIONS)
  await expectSurvival(context, shops, bouncer)
  if (context.extent.form !== 'short') await compare(context, shops)
  await checkLedger(context, shops.databaseUrl)
}

async function compare(context: SuiteContext, pooled: Shops): Promise<void> {
  const direct = await openShops(PROCESSES, () => Promise.resolve({ areTriesRelaxed: true }))
  try {
    await measureRates(context, [
      { name: 'without PgBouncer', shops: direct },
      { name: 'through PgBouncer', shops: pooled },
    ])
  } finally {
    await direct.close()
  }
}
