import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '@/contracts/languages'
import type { Ask } from './catalogue-tasks'

const WARM_UP = 60

export interface Figures {
  'p50 ms': number
  'p95 ms': number
  'answers/s': number
}

interface Load {
  addresses: string[]
  locales: Locale[]
  clients: number
  /** The pause of a client between a response and the next request. */
  pauseMs: number
  seconds: number
}

/** This many clients send requests one after another, each in its own order over the same URLs, for some seconds. */
export async function measureTask(ask: Ask, load: Load): Promise<Figures> {
  const { addresses, locales, clients, pauseMs, seconds } = load
  const at = (turn: number) =>
    ask(addresses[turn % addresses.length] as string, locales[turn % locales.length] as Locale)
  for (let turn = 0; turn < WARM_UP; turn += 1) await at(turn)
  const times: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      if (pauseMs > 0) await sleep((client * pauseMs) / clients)
      for (let turn = client * 7919; performance.now() < end; turn += 1) {
        const start = performance.now()
        await at(turn)
        times.push(performance.now() - start)
        if (pauseMs > 0) await sleep(pauseMs)
      }
    }),
  )
  times.sort((a, b) => a - b)
  const percentile = (share: number) =>
    Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10
  return {
    'p50 ms': percentile(0.5),
    'p95 ms': percentile(0.95),
    'answers/s': Math.round((times.length * 1000) / (performance.now() - began)),
  }
}
