import { createHmac } from 'node:crypto'
import { weekOf, heatAt, heatOf } from '@/server/domain/search/heat'
import type { Visit } from '@/server/http/context'
import * as popular from '@/server/repositories/search-popular'
import type { Database } from '@/server/db/connection'
import { normalise } from '@/server/domain/search/fold'
import { phrasesOf, rankPhrases } from '@/server/domain/search/phrases'
import { LAST_NAME_TIER, tiersOf } from '@/server/domain/search/tiers'
import * as products from '@/server/repositories/products'
import { ShortMemory } from '@/server/services/accounts/short-memory'
import { catchUpFor } from './index'
import { INTERPRETATIONS } from './corrections'
import { pageOf } from './matches'
import { readTiers } from './search'
import { runsOf, type Understanding } from './query'

const SHOWN = 12
/** Before a phrase is shown to others, so many different visitors must have searched for it and found something. */
const MIN_VISITORS = 5
const MAX_VOTES_PER_WEEK = 60
const LONGEST_PHRASE = 40
const VOTES_KEPT_DAYS = 7
const COLD = 0.01
const TIDY_CHANCE = 1 / 500
const DAY_MS = 86_400_000

/** Votes this process has counted already; the database would refuse them, but only after a visit to it. */
const counted = new Set<string>()
const COUNTED_KEPT = 50_000

export function listPopular(visit: Visit): Promise<string[]> {
  return popular.hottest(visit.catalogue, visit.locale, {
    leastVisitors: MIN_VISITORS,
    limit: SHOWN,
  })
}

function popularBeginningWith(visit: Visit, keyword: string, limit: number) {
  const key = keyOf(keyword)
  if (key === '') return []
  return popular.beginningWith(visit.catalogue, visit.locale, key, {
    leastVisitors: MIN_VISITORS,
    limit,
  })
}

/** The folded words of a phrase. */
export const keyOf = (phrase: string) => runsOf(phrase).flat().join(' ')

/** Counts a search that found something as it was typed. A failure here is no failure of the search. */
export async function countSearch(visit: Visit, keyword: string, now = Date.now()): Promise<void> {
  const phrase = keyword.normalize('NFKC').replace(/\s+/g, ' ')
  const visitor = visitorOf(visit, weekOf(now))
  const key = keyOf(phrase)
  if (!visitor || phrase.length > LONGEST_PHRASE || key === '') return
  const week = weekOf(now)
  const own = `${week} ${visitor} ${visit.locale} ${key}`
  if (counted.has(own)) return
  if (counted.size >= COUNTED_KEPT) counted.clear()
  counted.add(own)
  try {
    const vote = { week, visitor, locale: visit.locale, key, phrase, heat: heatAt(now) }
    await popular.vote(visit.db, vote, MAX_VOTES_PER_WEEK)
    if (Math.random() < TIDY_CHANCE) await tidy(visit, now)
  } catch (error) {
    visit.log.warn({ err: error }, 'a search was not counted')
  }
}

async function tidy(visit: Visit, now: number): Promise<void> {
  await popular.deleteVotesBefore(visit.db, weekOf(now - VOTES_KEPT_DAYS * DAY_MS))
  await popular.deleteColderThan(visit.db, heatOf(COLD, now))
}

/** One vote per shopper, or per network for who is not signed in: another address of it costs nothing. */
function visitorOf({ shopperId, ip, config }: Visit, week: string): string | undefined {
  if (shopperId === undefined && ip === '') return undefined
  const who = shopperId === undefined ? `network ${networkOf(ip)}` : `shopper ${shopperId}`
  return createHmac('sha256', config.keyFor('cursor'))
    .update(`vote ${week} ${who}`)
    .digest('base64url')
    .slice(0, 16)
}

/** /24 of an IPv4 address, /48 of an IPv6 one. */
function networkOf(ip: string): string {
  return ip.includes(':')
    ? ip.split(':').slice(0, 3).join(':')
    : ip.split('.').slice(0, 3).join('.')
}

const SUGGESTED = 10
const MAX_POPULAR = 3
const NAMES = 24

/** Popular searches that begin so, then phrases from the names of the goods that match best. */
export async function suggest(visit: Visit, keyword: string): Promise<string[]> {
  await catchUpFor(visit)
  const [popular, phrases] = await Promise.all([
    popularBeginningWith(visit, keyword, MAX_POPULAR),
    phrasesFor(visit, keyword),
  ])
  const seen = new Set([keyOf(keyword)])
  return [...popular, ...phrases]
    .filter((phrase) => {
      const key = keyOf(phrase)
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, SUGGESTED)
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
    if (ids.length >= SUGGESTED) return []
    const places = await pageOf(visit.catalogue, { ...tier, filter: {} }, { sort: 'hot', limit })
    ids.push(...places.map(({ id }) => id))
    return places
  })
  return ids
}
