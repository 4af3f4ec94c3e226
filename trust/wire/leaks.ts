import { setTimeout as sleep } from 'node:timers/promises'
import { expectServed } from './attacks/slots'
import { type ResourceUsage, resourceUsageOf } from './open-files'
import type { WireTestbed } from './testbed'
import { metricLines } from './metrics'

/** The connection pool may have grown. */
const MAX_SOCKETS = 20
const MAX_FILES = 10
/** The caches of pages and files may still be filling. */
const MAX_GROWTH_MB = 500
const SETTLE_TRIES = 40

/** Slots, sockets, files and memory return to the earlier level, and every kind of request is served. */
export async function expectNoLeaks(
  testbed: WireTestbed,
  before: ResourceUsage | null,
): Promise<void> {
  const { context } = testbed
  await testbed.settle()
  const wrong = await expectServed(testbed, 'after the load')
  context.expect(
    'afterwards 24 concurrent requests of each kind succeed',
    wrong.length === 0,
    wrong.join('; '),
  )
  if (!before) return
  let after = resourceUsageOf(testbed.web.pid) ?? before
  const isUnsettled = () => after.sockets > before.sockets || after.files > before.files + MAX_FILES
  for (let tries = 0; tries < SETTLE_TRIES && isUnsettled(); tries += 1) {
    await sleep(250)
    after = resourceUsageOf(testbed.web.pid) ?? before
  }
  const told = (name: 'sockets' | 'files' | 'mb') =>
    `${Math.round(before[name])} before, ${Math.round(after[name])} after`
  context.expect(
    'sockets are closed',
    after.sockets <= before.sockets + MAX_SOCKETS,
    told('sockets'),
  )
  context.expect(
    'files are closed',
    after.files <= before.files + MAX_FILES,
    told('files') + moreOf(after.names, before.names),
  )
  context.expect(
    `memory grows by at most ${MAX_GROWTH_MB} MB`,
    after.mb <= before.mb + MAX_GROWTH_MB,
    `${told('mb')} MB`,
  )
}

/** The files that are open in addition. */
function moreOf(after: string[], before: string[]): string {
  const counts = Map.groupBy(after, (name) => name)
  const more = [...counts].flatMap(([name, all]) => {
    const by = all.length - before.filter((one) => one === name).length
    return by > 0 ? [`${by} × ${name}`] : []
  })
  return more.length > 0 ? ` (${more.slice(0, 5).join(', ')})` : ''
}

/** The delay that the server measured since the last query, in milliseconds. */
export async function ownLoopDelayMs(testbed: WireTestbed): Promise<number | undefined> {
  const [seconds] = await metricLines(testbed, 'nodejs_eventloop_lag_max_seconds').catch(() => [])
  return seconds === undefined ? undefined : seconds * 1000
}
