import { violationsOf } from './judge'
import { play } from './play'
import { Random } from '../random'
import { caseOf } from './wire-case'
import {
  type FromSender,
  type News,
  type Orders,
  sharedNow,
  type ToSender,
} from './sender-messages'

const TOLD_EVERY_MS = 250

const emptyNews = (): News => ({
  sent: 0,
  requests: 0,
  statuses: {},
  kinds: {},
  flights: [],
  found: [],
})

let news = emptyNews()
let isStopped = false
const open = new Map<number, number>()

const tell = (message: FromSender) => void process.send?.(message)
const add = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1
}
const taken = (): News => {
  const told = news
  news = emptyNews()
  return told
}

process.on('message', (message: ToSender) => {
  if ('stop' in message) isStopped = true
  else void run(message.orders)
})
process.on('disconnect', () => process.exit())

async function run(orders: Orders): Promise<void> {
  isStopped = false
  open.clear()
  news = emptyNews()
  let next = orders.from
  const telling = setInterval(() => tell({ news: taken() }), TOLD_EVERY_MS)
  const stopped = new Promise<void>((resolve) => {
    const looking = setInterval(() => {
      if (!isStopped) return
      clearInterval(looking)
      resolve()
    }, 20)
    looking.unref()
  })
  const one = async () => {
    while (next < orders.to && !isStopped) await send(orders, seedOf(orders.seed, (next += 1) - 1))
  }
  await Promise.race([Promise.all(Array.from({ length: orders.atOnce }, one)), stopped])
  clearInterval(telling)
  tell({ over: { next, open: [...open.keys()], news: taken() } })
}

/** A separate seed for each case, so that each can be repeated alone. */
function seedOf(seed: number, place: number): number {
  return new Random(seed).named(`case ${place}`).seed
}

async function send({ port, world }: Orders, seed: number): Promise<void> {
  const what = caseOf(seed, world)
  const from = sharedNow()
  open.set(seed, from)
  const outcome = await play(what, { port })
  open.delete(seed)
  if (isStopped) return
  news.sent += 1
  news.requests += what.expected.length
  news.flights.push([seed, from, sharedNow()])
  add(news.kinds, what.kind)
  for (const { status } of outcome.responses) add(news.statuses, String(status))
  if (outcome.responses.length === 0) add(news.statuses, outcome.end)
  for (const violation of violationsOf(what, outcome))
    news.found.push({ seed, kind: what.kind, ...violation })
}
