import { setTimeout as sleep } from 'node:timers/promises'
import { ensureNginx } from '../../tools/nginx/run.ts'
import { ensureTemplate, resetDatabase } from '../../tools/test/templates.ts'
import { checkLedger, times } from '../calls'
import { type Standby, startStandby } from '../replica/standby'
import type { SuiteContext, Suite } from '../suite'
import { Traffic } from '../upgrade/traffic'
import { Balancer } from './balancer'
import { expectFresh, expectHeard, expectOnce } from './claims'
import { FleetProcess } from './process'
import { pathsToRead, Readers } from './readers'
import type { Fleet } from './processes'
import { openDeployment } from './deployment'

const WEBS = 3
const BACKENDS = 2
const SHOPPERS = 4
const READERS = 4

/** What one machine cannot show: any process serves any shopper, and any of them may end. */
export const fleet: Suite = {
  name: 'fleet',
  isLong: true,
  proves:
    'Three web processes and two backends behind nginx, run from a read-only folder: a new price is on all of them within a second, also while replication is paused, events reach a phone at any process, jobs run once, visitors notice no killed process, and a rolling restart fails no request.',
  run: perform,
}

async function perform(context: SuiteContext): Promise<void> {
  if (!(await ensureNginx())) {
    context.expect('nginx is missing and cannot be installed: install nginx-light', true)
    return
  }
  const { folder, cluster } = context.testbed
  const template = await ensureTemplate(cluster(), folder, 'seeded', (line) => context.say(line))
  const databaseUrl = await resetDatabase(cluster(), 'fleet', template)
  const deployment = await openDeployment(folder, databaseUrl)
  const standby = await startStandby(cluster(), folder)
  const balancer = await Balancer.start(folder)
  const backends: FleetProcess[] = []
  const webs: FleetProcess[] = []
  try {
    for (const at of times(BACKENDS)) {
      const own = { DATABASE_URL: databaseUrl, DATABASE_REPLICA_URL: standby.url('fleet') }
      backends.push(await FleetProcess.start(deployment, 'backend', `backend-${at + 1}`, own))
      await balancer.add('backend', backends[at]!.port)
    }
    for (const at of times(WEBS)) {
      const own = { BACKEND_URL: balancer.backendUrl }
      webs.push(await FleetProcess.start(deployment, 'web', `web-${at + 1}`, own))
      await balancer.add('web', webs[at]!.port)
    }
    const processes: Fleet = { webs, backends, balancer, data: deployment.data }
    await expectFresh(context, processes)
    await expectFreshBeside(context, processes, standby)
    await expectHeard(context, processes)
    await expectOnce(context, processes)
    await killUnderTraffic(context, processes)
    await replaceUnderTraffic(context, processes)
    await checkLedger(context, databaseUrl)
  } finally {
    await Promise.all([...webs, ...backends].map((member) => member.stop()))
    await balancer.stop()
    await standby.stop()
    deployment.close()
  }
}

/** Pages are rendered again while the replica that the backends read from is paused. */
async function expectFreshBeside(
  context: SuiteContext,
  processes: Fleet,
  standby: Standby,
): Promise<void> {
  await standby.pause()
  try {
    await expectFresh(context, processes, ' while replication is paused')
  } finally {
    await standby.resume()
  }
}

/** Shoppers and visitors at the single public address. */
async function beginTraffic(context: SuiteContext, { balancer, backends }: Fleet) {
  const traffic = new Traffic(context, { name: 'opening', url: backends[0]!.url })
  const shoppers = []
  for (const _ of times(SHOPPERS)) shoppers.push(await traffic.open())
  traffic.sendTo({ name: 'the front', url: balancer.url })
  const busy = shoppers.map((shopper) => traffic.run(shopper))
  const readers = new Readers(balancer.url, await pathsToRead(balancer.url, [1, 2, 3]), READERS)
  await sleep(1000)
  return {
    traffic,
    readers,
    stop: async () => {
      await sleep(1000)
      traffic.stop()
      await Promise.all([...busy, readers.stop()])
      context.count('pages and calls read', readers.read)
      context.count('calls of shoppers', traffic.calls.get('the front') ?? 0)
      context.count('orders paid', traffic.bought)
      context.peak('ms of the slowest page', readers.slowestMs)
    },
  }
}

/** A supervisor restarts it immediately; reads are retried on another process meanwhile. */
async function killUnderTraffic(context: SuiteContext, processes: Fleet): Promise<void> {
  const { traffic, readers, stop } = await beginTraffic(context, processes)
  const before = traffic.failed.length
  for (const member of [processes.webs[0]!, processes.backends[0]!]) {
    await member.kill()
    await sleep(500)
    await member.begin()
    await sleep(context.size(5000, 500))
  }
  await stop()
  const lost = traffic.failed.length - before
  const detail = (all: string[]) =>
    all[0] ? `${all.length}, first ${all[0]}` : `${readers.read} read`
  context.expect('visitors notice no killed process', !readers.failed[0], detail(readers.failed))
  context.count('changing calls lost by a kill', lost)
  context.expect(
    'shoppers lose at most the calls that the killed process was serving',
    lost <= 2 * SHOPPERS,
    `${lost} of ${traffic.calls.get('the front')}${lost > 0 ? `, first ${traffic.failed[before]}` : ''}`,
  )
}

/**
 * A rolling restart by a supervisor, without notifying nginx: requests that an ending process refuses go to another.
 */
async function replaceUnderTraffic(context: SuiteContext, processes: Fleet): Promise<void> {
  const { webs, backends } = processes
  const { traffic, readers, stop } = await beginTraffic(context, processes)
  const codes: (number | null)[] = []
  for (const member of [...backends, ...webs]) {
    codes.push(await member.stop())
    await member.begin()
  }
  await stop()
  const failed = [...readers.failed, ...traffic.failed]
  context.expect(
    'every process shut down gracefully',
    codes.every((code) => code === 0),
    codes.join(' '),
  )
  context.expect(
    'a rolling restart fails no request',
    failed.length === 0,
    failed[0]
      ? `${failed.length}, first ${failed[0]}`
      : `${readers.read} read, ${traffic.bought} paid`,
  )
}
