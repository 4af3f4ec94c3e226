import { setTimeout as pause } from 'node:timers/promises'
import { ensureNginx } from '../../tools/nginx/run.ts'
import { ensureTemplate, resetDatabase } from '../../tools/test/templates.ts'
import { closeBooks, times } from '../calls'
import { type Standby, startStandby } from '../replica/standby'
import type { Stage, Suite } from '../stage'
import { Traffic } from '../upgrade/traffic'
import { Balancer } from './balancer'
import { expectFresh, expectHeard, expectOnce } from './claims'
import { Member } from './member'
import { pathsToRead, Readers } from './readers'
import type { Fleet } from './whole'
import { openYard } from './yard'

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

async function perform(stage: Stage): Promise<void> {
  if (!(await ensureNginx())) {
    stage.expect('nginx is missing and cannot be installed: install nginx-light', true)
    return
  }
  const { folder, cluster } = stage.ground
  const template = await ensureTemplate(cluster(), folder, 'seeded', (line) => stage.say(line))
  const databaseUrl = await resetDatabase(cluster(), 'fleet', template)
  const yard = await openYard(folder, databaseUrl)
  const standby = await startStandby(cluster(), folder)
  const balancer = await Balancer.start(folder)
  const backends: Member[] = []
  const webs: Member[] = []
  try {
    for (const at of times(BACKENDS)) {
      const own = { DATABASE_URL: databaseUrl, DATABASE_REPLICA_URL: standby.url('fleet') }
      backends.push(await Member.start(yard, 'backend', `backend-${at + 1}`, own))
      await balancer.add('backend', backends[at]!.port)
    }
    for (const at of times(WEBS)) {
      const own = { BACKEND_URL: balancer.backendUrl }
      webs.push(await Member.start(yard, 'web', `web-${at + 1}`, own))
      await balancer.add('web', webs[at]!.port)
    }
    const whole: Fleet = { webs, backends, balancer, data: yard.data }
    await expectFresh(stage, whole)
    await expectFreshBeside(stage, whole, standby)
    await expectHeard(stage, whole)
    await expectOnce(stage, whole)
    await killUnderTraffic(stage, whole)
    await replaceUnderTraffic(stage, whole)
    await closeBooks(stage, databaseUrl)
  } finally {
    await Promise.all([...webs, ...backends].map((member) => member.stop()))
    await balancer.stop()
    await standby.stop()
    yard.close()
  }
}

/** Pages are rendered again while the replica that the backends read from is paused. */
async function expectFreshBeside(stage: Stage, whole: Fleet, standby: Standby): Promise<void> {
  await standby.pause()
  try {
    await expectFresh(stage, whole, ' while replication is paused')
  } finally {
    await standby.resume()
  }
}

/** Shoppers and visitors at the single public address. */
async function beginTraffic(stage: Stage, { balancer, backends }: Fleet) {
  const traffic = new Traffic(stage, { name: 'opening', url: backends[0]!.url })
  const shoppers = []
  for (const _ of times(SHOPPERS)) shoppers.push(await traffic.open())
  traffic.sendTo({ name: 'the front', url: balancer.url })
  const busy = shoppers.map((shopper) => traffic.run(shopper))
  const readers = new Readers(balancer.url, await pathsToRead(balancer.url, [1, 2, 3]), READERS)
  await pause(1000)
  return {
    traffic,
    readers,
    stop: async () => {
      await pause(1000)
      traffic.stop()
      await Promise.all([...busy, readers.stop()])
      stage.count('pages and calls read', readers.read)
      stage.count('calls of shoppers', traffic.calls.get('the front') ?? 0)
      stage.count('orders paid', traffic.bought)
      stage.peak('ms of the slowest page', readers.slowestMs)
    },
  }
}

/** A supervisor restarts it immediately; reads are retried on another process meanwhile. */
async function killUnderTraffic(stage: Stage, whole: Fleet): Promise<void> {
  const { traffic, readers, stop } = await beginTraffic(stage, whole)
  const before = traffic.failed.length
  for (const member of [whole.webs[0]!, whole.backends[0]!]) {
    await member.kill()
    await pause(500)
    await member.begin()
    await pause(stage.size(5000, 500))
  }
  await stop()
  const lost = traffic.failed.length - before
  const detail = (all: string[]) =>
    all[0] ? `${all.length}, first ${all[0]}` : `${readers.read} read`
  stage.expect('visitors notice no killed process', !readers.failed[0], detail(readers.failed))
  stage.count('changing calls lost by a kill', lost)
  stage.expect(
    'shoppers lose at most the calls that the killed process was serving',
    lost <= 2 * SHOPPERS,
    `${lost} of ${traffic.calls.get('the front')}${lost > 0 ? `, first ${traffic.failed[before]}` : ''}`,
  )
}

/**
 * A rolling restart by a supervisor, without notifying nginx: requests that an ending process refuses go to another.
 */
async function replaceUnderTraffic(stage: Stage, whole: Fleet): Promise<void> {
  const { webs, backends } = whole
  const { traffic, readers, stop } = await beginTraffic(stage, whole)
  const codes: (number | null)[] = []
  for (const member of [...backends, ...webs]) {
    codes.push(await member.stop())
    await member.begin()
  }
  await stop()
  const failed = [...readers.failed, ...traffic.failed]
  stage.expect(
    'every process shut down gracefully',
    codes.every((code) => code === 0),
    codes.join(' '),
  )
  stage.expect(
    'a rolling restart fails no request',
    failed.length === 0,
    failed[0]
      ? `${failed.length}, first ${failed[0]}`
      : `${readers.read} read, ${traffic.bought} paid`,
  )
}
