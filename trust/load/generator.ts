import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../random'
import { Client, type Reply } from './client'
import type { FromGenerator, Group, Phase, ToGenerator, World } from './plan'
import { type Outcome, Tally } from './tally'
import { ARRIVALS, type Send, Visits } from './visits'

/**
 * Visitors in a separate process. They arrive by the clock (open model): a slow or missing response does not delay
 * the next one, and the latency of each request counts from its scheduled time.
 */
const MAX_SECONDS = 3600
const MAX_RATE = 20_000
/** Visits in progress when a phase ends. */
const LINGER_MS = 25_000
const WARM_AT_ONCE = 4
/** A busy machine renders its first pages slowly. */
const WARM_TRIES = 5
const WHOLE_PAGE = /<\/html>\s*$/

let world: World
let client: Client

process.on('disconnect', () => process.exit())
process.on('message', (message: ToGenerator) => void act(message))

async function act(message: ToGenerator): Promise<void> {
  if ('world' in message) {
    world = message.world
    client = new Client(world.port)
    await openEveryPage()
    return tell({ ready: true })
  }
  tell({ summary: await perform(message.phase) })
}

function tell(message: FromGenerator): void {
  process.send?.(message)
}

async function openEveryPage(): Promise<void> {
  const visits = new Visits(world, new Random(0), () => Promise.resolve(null))
  const asks = visits.everything()
  const open = async () => {
    for (const ask of asks) {
      let outcome: Outcome = { wrong: 'not requested' }
      for (let tries = 0; outcome !== 'done' && tries < WARM_TRIES; tries += 1)
        outcome = outcomeOf('page', await client.ask(ask))
      if (outcome !== 'done') throw new Error(`${ask.path}: ${JSON.stringify(outcome)}`)
    }
  }
  await Promise.all(Array.from({ length: WARM_AT_ONCE }, open))
}

async function perform(phase: Phase): Promise<ReturnType<Tally['summary']>> {
  const rate = Math.min(phase.rate, MAX_RATE)
  const seconds = Math.min(phase.seconds, MAX_SECONDS)
  const random = new Random(phase.seed).named(phase.name)
  const began = performance.now()
  const tally = new Tally(began)
  const send: Send = async (group, ask, dueAt) => {
    tally.sent(dueAt, performance.now())
    const reply = await client.ask(ask)
    const outcome = outcomeOf(group, reply)
    tally.answered(group, dueAt, performance.now() - dueAt, outcome)
    return outcome === 'done' ? reply.text : null
  }
  const visits = new Visits(world, random.named('visits'), send)
  const underWay = new Set<Promise<void>>()
  const end = began + seconds * 1000
  // Visitors are independent, so the intervals between them are exponential.
  const gap = () => (-Math.log(1 - random.next()) * 1000) / (rate * ARRIVALS)
  let dueAt = began + gap()
  while (dueAt < end) {
    while (dueAt <= performance.now() && dueAt < end) {
      const visit = visits.arrive(dueAt).finally(() => underWay.delete(visit))
      underWay.add(visit)
      dueAt += gap()
    }
    await sleep(1)
  }
  await Promise.race([Promise.all(underWay), sleep(LINGER_MS, undefined, { ref: false })])
  if (underWay.size > 0) tally.wrong['still in progress after the end'] = underWay.size
  const { mostOpen } = client
  client.mostOpen = 0
  return tally.summary(phase, { unserved: visits.unserved, mostSockets: mostOpen })
}

function outcomeOf(group: Group, { status, text, retryAfter, problem }: Reply): Outcome {
  if (problem) return { wrong: problem }
  if (status === 429 || status === 503) {
    return retryAfter ? { turnedAway: String(status) } : { wrong: `${status} without Retry-After` }
  }
  if (status !== 200) return { wrong: `${group} ${status}` }
  if (group === 'page') return WHOLE_PAGE.test(text) ? 'done' : { wrong: 'an incomplete page' }
  return text.startsWith('{"code":1,') ? 'done' : { wrong: `${group}: ${text.slice(0, 80)}` }
}
