import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import {
  drop,
  inSeedTransaction,
  isPristine,
  isSaved,
  restore,
  save as saveTables,
  savedNames,
} from '@/server/db/saved-seeds'
import { databaseErrorOf } from '@/server/db/transaction'
import { DomainError } from '@/server/domain/domain-error'
import { checkSeedName, DEMO_SEED, unknownSeed } from '@/server/domain/test-control'
import type { Services } from '@/server/http/context'
import { forgetFacets } from '@/server/services/search/facets'
import { forgetSuggestions } from '@/server/services/search/suggestions'
import type { Faults } from '@/server/http/faults'

/** Web processes poll changes every 200 ms and have dropped their pages then. */
const PAGES_DROPPED_MS = 450
/** Each waits 0.3 s for its locks, less than PostgreSQL waits before it ends one of two transactions in a deadlock. */
const ATTEMPTS = 25
/** Ends before the handler's 8 s, so that nothing is changed after the caller was told of a timeout. */
const LIMIT_MS = 7000
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
  return inSeedTransaction(config.directUrl, { isolation: 'repeatable read' }, async (client) => {
    const isNew = !(await isSaved(client, DEMO_SEED)) && (await isPristine(client))
    if (isNew) await saveTables(client, DEMO_SEED)
  })
}

export const names = ({ config }: Services): Promise<string[]> =>
  inSeedTransaction(config.directUrl, { isolation: 'read committed' }, savedNames)

export async function save(services: Services, name: string) {
  const began = performance.now()
  await keepDemo(services)
  await withinLimit(services, { began, isolation: 'repeatable read' }, async (client) => {
    checkSeedName(name, await savedNames(client))
    await saveTables(client, name)
  })
  return { name, ms: Math.round(performance.now() - began) }
}

export async function remove({ config }: Services, name: string) {
  await inSeedTransaction(config.directUrl, { isolation: 'read committed' }, async (client) => {
    const saved = await savedNames(client)
    if (!saved.includes(name)) throw unknownSeed(saved)
    checkSeedName(name, saved)
    await drop(client, name)
  })
  return null
}

/** Everything that remembers the old state forgets it: faults, caches, live streams and pages. */
export async function reset(services: Services, faults: Faults, name: string) {
  const began = performance.now()
  await keepDemo(services)
  await withinLimit(services, { began, isolation: 'read committed' }, async (client) => {
    const saved = await savedNames(client)
    if (!saved.includes(name))
      throw name === DEMO_SEED ? new DomainError('DEMO_SEED_MISSING') : unknownSeed(saved)
    await restore(client, name)
  })
  faults.clear()
  forgetFacets()
  forgetSuggestions()
  services.live.end()
  await sleep(PAGES_DROPPED_MS)
  return { name, ms: Math.round(performance.now() - began) }
}

/** Repeats work that met a lock, until the time limit; then it ends without a change. */
async function withinLimit(
  { config }: Services,
  { began, isolation }: { began: number; isolation: 'repeatable read' | 'read committed' },
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const endsAt = began + LIMIT_MS
  for (let attempt = 1; performance.now() < endsAt; attempt += 1) {
    try {
      return await inSeedTransaction(config.directUrl, { isolation, endsAt }, work)
    } catch (error) {
      const isLocked = RETRYABLE.includes(databaseErrorOf(error)?.code ?? '')
      if (performance.now() < endsAt && !(isLocked && attempt < ATTEMPTS)) throw error
    }
  }
  throw new DomainError('TIMED_OUT')
}
