import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { opsProduct } from '@/contracts/operators'
import { createOrder, quoteOrder } from '@/contracts/orders'
import { sendCode } from '@/contracts/passwords'
import { getProduct } from '@/contracts/products'
import { TEST_OPS_TOKEN } from '@/server/testing/backend'
import type { SuiteContext } from '../suite'
import { Traffic } from '../upgrade/traffic'
import { listen } from './event-stream'
import type { Fleet } from './processes'

const SECOND_MS = 1000
/** The short form runs beside other processes. */
const SHORT_PATIENCE = 4
const LETTERS = 6
const PRODUCT = 5

const patience = (context: SuiteContext) =>
  SECOND_MS * (context.extent.form === 'short' ? SHORT_PATIENCE : 1)

/**
 * A price change at one backend, on the pages of all web processes and of nginx, which caches a page until the end of
 * the second in which it was stored.
 */
export async function expectFresh(
  context: SuiteContext,
  { webs, balancer }: Fleet,
  though = '',
): Promise<void> {
  const traffic = new Traffic(context, { name: 'operator', url: balancer.url })
  const pageOf = ({ url }: { url: string }) => `${url}/en/detail/${PRODUCT}`
  const rounds = context.size(20, 3)
  const slowest = { processes: 0, nginx: 0 }
  for (let round = 0; round < rounds; round += 1) {
    for (const place of [...webs, balancer]) await (await fetch(pageOf(place))).text()
    const price = 100_000 + 1000 * round + context.random.between(1, 99)
    await traffic.ask(opsProduct, { id: PRODUCT, price })
    const changedAt = performance.now()
    const shown = (price / 100).toLocaleString('en', { minimumFractionDigits: 2 })
    const msUntilShown = async (place: { url: string }) => {
      await untilShown(pageOf(place), shown, changedAt + 10_000)
      return performance.now() - changedAt
    }
    const [behind, ...processes] = await Promise.all([balancer, ...webs].map(msUntilShown))
    slowest.nginx = Math.max(slowest.nginx, behind ?? Infinity)
    slowest.processes = Math.max(slowest.processes, ...processes)
  }
  context.count('changes of a price', rounds)
  for (const [where, ms] of [
    ['every process', slowest.processes],
    ['the cache of nginx', slowest.nginx],
  ] as const)
    context.expect(
      `a new price is on ${where} within ${patience(context)} ms${though}`,
      ms <= patience(context),
      `${Math.round(ms)} ms at most in ${rounds} changes`,
    )
}

async function untilShown(place: string, text: string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if ((await (await fetch(place)).text()).includes(text)) return
    await sleep(20)
  }
}

/** A phone at each process, and one at nginx, while an order is placed at another. */
export async function expectHeard(
  context: SuiteContext,
  { webs, backends, balancer }: Fleet,
): Promise<void> {
  const traffic = new Traffic(context, { name: 'shopper', url: backends[0]!.url })
  const { token, addressId } = await traffic.open()
  const places = [...webs.map(({ url }) => url), balancer.url]
  const streams = await Promise.all(places.map((place) => listen(place, token, 'order')))
  traffic.sendTo({ name: 'shopper', url: balancer.url })
  const product = (await traffic.ask(getProduct, { id: PRODUCT })).data
  const items = [{ sku_id: product.skus.find(({ stock }) => stock > 0)!.id, quantity: 1 }]
  const quote = (await traffic.ask(quoteOrder, { items }, { token })).data
  const body = { items, address_id: addressId, expected_total: quote.total }
  const began = performance.now()
  await traffic.ask(createOrder, body, { token, key: randomUUID() })
  const heard = await Promise.race([
    Promise.all(streams.map((stream) => stream.heard)),
    sleep(10_000).then(() => [Infinity]),
  ])
  for (const stream of streams) stream.close()
  const slowestMs = Math.max(...heard) - began
  context.expect(
    `an event reaches a phone at every process within ${patience(context)} ms`,
    slowestMs <= patience(context),
    `${Math.round(slowestMs)} ms at most`,
  )
}

/** Each mail is sent once, and scheduled jobs run in one process. */
export async function expectOnce(context: SuiteContext, { backends, data }: Fleet): Promise<void> {
  const traffic = new Traffic(context, ...backends)
  const marks: string[] = []
  for (let letter = 0; letter < LETTERS; letter += 1) {
    const { email } = await traffic.open()
    await traffic.ask(sendCode, { account: email, purpose: 'resetpwd' })
    marks.push(email)
  }
  const deadline = performance.now() + 15_000
  while (performance.now() < deadline && lettersTo(data, marks).length < LETTERS) await sleep(100)
  await sleep(1500)
  const sent = lettersTo(data, marks)
  const twice = sent.length - new Set(sent).size
  const detail = `${sent.length} mails to ${LETTERS} shoppers, ${twice} of them twice`
  context.expect('each mail is sent once', sent.length >= LETTERS && twice === 0, detail)
  const leaders = await Promise.all(backends.map(({ url }) => countsJobs(url)))
  const leading = leaders.filter(Boolean).length
  context.expectSame('processes that run scheduled jobs', leading, 1)
}

/** Recipient and subject of each mail. */
function lettersTo(data: string, emails: string[]): string[] {
  const outbox = path.join(data, 'outbox')
  try {
    // Each mail is stored in two formats.
    const names = readdirSync(outbox).filter((name) => name.endsWith('.txt'))
    const letters = names.map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    const lines = letters.map((text) => text.match(/^(?:To|Subject): .*$/gm)?.join(' ') ?? '')
    return lines.filter((line) => emails.some((email) => line.includes(email)))
  } catch {
    return []
  }
}

async function countsJobs(origin: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${TEST_OPS_TOKEN}` }
  const text = await (await fetch(`${origin}/api/metrics`, { headers })).text()
  return /^sampan_job_seconds_count\{[^}]*job="watch-money"[^}]*\} [1-9]/m.test(text)
}
