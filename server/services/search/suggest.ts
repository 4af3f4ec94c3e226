import type { Database } from '@/server/db/connection'
import { normalise } from '@/server/domain/search/fold'
import { phrasesOf, rankPhrases } from '@/server/domain/search/phrases'
import { LAST_NAME_TIER, tiersOf } from '@/server/domain/search/tiers'
import type { Visit } from '@/server/http/context'
import * as products from '@/server/repositories/products'
import { ShortMemory } from '@/server/services/accounts/short-memory'
import { catchUpFor } from './index'
import { keyOf, popularBeginningWith } from './popular'
import { INTERPRETATIONS } from './corrections'
import { pageOf } from './matches'
import { readTiers } from './search'
import type { Understanding } from './query'

const MOST = 10
const MOST_POPULAR = 3
const NAMES = 24

/** Popular searches that begin so, then phrases from the names of the goods that match best. */
export async function suggest(visit: Visit, keyword: string): Promise<string[]> {
  await catchUpFor(visit)
  const [popular, phrases] = await Promise.all([
    popularBeginningWith(visit, keyword, MOST_POPULAR),
    phrasesFor(visit, keyword),
  ])
  const seen = new Set([keyOf(keyword)])
  return [...popular, ...phrases]
    .filter((phrase) => {
      const key = keyOf(phrase)
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, MOST)
}

/** Names change seldom, and what begins with a letter or two is asked again and again. */
const remembered = new ShortMemory<Database, string[]>({ keptMs: 10_000, most: 2000 })

const phrasesFor = (visit: Visit, keyword: string): Promise<string[]> =>
  remembered.get(visit.catalogue, `${visit.locale} ${normalise(keyword)}`, () =>
    find(visit, keyword),
  )

async function find(visit: Visit, keyword: string): Promise<string[]> {
  for (const interpret of INTERPRETATIONS) {
    const words = await interpret(visit.catalogue, keyword)
    const ids = words ? await bestNamed(visit, words) : []
    if (!words || ids.length === 0) continue
    const names = await products.namesOf(visit.catalogue, visit.locale, ids)
    const known = new Set(words.readings.flat().map((reading) => reading.word))
    const letters = words.pairs.length > 0 ? keyOf(keyword).replaceAll(' ', '') : ''
    const isTyped = (word: string) => known.has(word) || letters.includes(word)
    return rankPhrases(
      names.map((name) => phrasesOf(name, visit.locale, isTyped)),
      keyword,
    )
  }
  return []
}

async function bestNamed(visit: Visit, words: Understanding): Promise<number[]> {
  const ids: number[] = []
  const [, ...named] = tiersOf(words, visit.locale, 'products').slice(0, LAST_NAME_TIER + 1)
  await readTiers(named, { limit: NAMES }, async (tier, { limit }) => {
    if (ids.length >= MOST) return []
    const places = await pageOf(visit.catalogue, { ...tier, filter: {} }, { sort: 'hot', limit })
    ids.push(...places.map(({ id }) => id))
    return places
  })
  return ids
}
