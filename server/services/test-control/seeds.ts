import { setTimeout as sleep } from 'node:timers/promises'
import {
  inSeedTransaction,
  isPristine,
  isSaved,
  restore,
  save as saveTables,
} from '@/server/db/saved-seeds'
import { databaseErrorOf } from '@/server/db/transaction'
import { DomainError } from '@/server/domain/domain-error'
import type { Services } from '@/server/http/context'
import { forgetFacets } from '@/server/services/search/facets'
import { forgetSuggestions } from '@/server/services/search/suggestions'
import type { Faults } from './faults'

const DEMO = 'demo'
/** Web processes poll changes every 200 ms and have dropped their pages then. */
const PAGES_DROPPED_MS = 450
const ATTEMPTS = 3
/** Another transaction held the tables for longer than usual, or a deadlock. */
const RETRYABLE = ['55P03', '40P01', '40001']

const kept = new WeakMap<Services['live'], Promise<void>>()

/** Saves the seed `demo` of a database that nobody has used yet; once per process. */
export function keepDemo(services: Services): Promise<void> {
  const keeping = kept.get(services.live) ?? saveDemoIfPristine(services)
  kept.set(services.live, keeping)
  keeping.catch(() => kept.delete(services.live))
  return keeping
}

function saveDemoIfPristine({ config }: Services): Promise<void> {
  return inSeedTransaction(config.directUrl, 'repeatable read', async (client) => {
    if (!(await isSaved(client, DEMO)) && (await isPristine(client))) await saveTables(client, DEMO)
  })
}

export async function save(services: Services, name: string) {
  const began = performance.now()
  await inSeedTransaction(services.config.directUrl, 'repeatable read', (client) =>
    saveTables(client, name),
  )
  return { name, ms: Math.round(performance.now() - began) }
}

/** Everything that remembers the old state forgets it: faults, caches, live streams and pages. */
export async function reset(services: Services, faults: Faults, name: string) {
  const began = performance.now()
  await retried(() =>
    inSeedTransaction(services.config.directUrl, 'read committed', async (client) => {
      if (!(await isSaved(client, name)))
        throw new DomainError(name === DEMO ? 'DEMO_SEED_MISSING' : 'NOT_FOUND')
      await restore(client, name)
    }),
  )
  faults.clear()
  forgetFacets()
  forgetSuggestions()
  services.live.end()
  await sleep(PAGES_DROPPED_MS)
  return { name, ms: Math.round(performance.now() - began) }
}

async function retried(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const code = databaseErrorOf(error)?.code ?? ''
      if (!RETRYABLE.includes(code) || attempt === ATTEMPTS) throw error
    }
  }
}
