import { createHmac } from 'node:crypto'
import { weekOf, logWeightAt, logScoreOf } from '@/server/domain/search/popularity-score'
import type { Visit } from '@/server/http/context'
import { wideNetworkOf } from '@/server/domain/network'
import * as popular from '@/server/repositories/search-popular'
import type { Database, Queryable } from '@/server/db/connection'
import { normalise } from '@/server/domain/search/fold'
import { phrasesOf, rankPhrases } from '@/server/domain/search/phrases'
import { LAST_NAME_TIER, tiersOf } from '@/server/domain/search/tiers'
import * as products from '@/server/repositories/products'
import { deleteInBatches } from '@/server/services/operations/delete-in-batches'
import { ShortLivedCache } from '@/server/domain/short-lived-cache'
import { updateIndexFor } from './index'
import { interpretationsOf } from './corrections'
import { pageOf } from './matches'
import { readTiers } from './search'
import { runsOf, type Interpretation } from './query'

const MAX_POPULAR_LISTED = 12
/** A phrase is shown to others after this many different visitors have searched for it with results. */
const MIN_VISITORS = 5
const MAX_VOTES_PER_WEEK = 60
const MAX_PHRASE_LENGTH = 40
const VOTE_RETENTION_DAYS = 7
/** As a number of searches at the time of the cleanup. Phrases with a lower score are deleted. */
const MIN_SCORE = 0.01
const DAY_MS = 86_400_000

/**
 * Votes that this process has already counted. Saves the query with which the database would ignore
 * them.
 */
const countedVotes = new Set<string>()
const MAX_COUNTED_VOTES = 50_000

export function listPopular(visit: Visit): Promise<string[]> {
  return popular.mostPopular(visit.catalogue, visit.locale, {
    minVisitors: MIN_VISITORS,
    limit: MAX_POPULAR_LISTED,
  })
}

function popularStartingWith(visit: Visit, key: string, limit: number) {
  if (key === '') return []
  return popular.startingWith(visit.catalogue, visit.locale, key, {
    minVisitors: MIN_VISITORS,
    limit,
  })
}

/** The folded words of a phrase. */
export const keyOf = (phrase: string) => runsOf(phrase).flat().join(' ')

/** What others may read of a search: its words without symbols, emoji and invisible characters. */
const shownPhrase = (keyword: string) =>
  keyword
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}'’&+.-]+/gu, ' ')
    .trim()

/** More marks on a letter than any language of the shop writes. */
const STACKED_MARKS = /\p{M}{3}/u

/**
 * Counts a search that had results as typed. Errors are only logged, because they must not fail the
 * search.
 */
export async function countSearch(visit: Visit, keyword: string, now = Date.now()): Promise<void> {
  const phrase = shownPhrase(keyword)
  const visitor = visitorOf(visit, weekOf(now))
  const key = keyOf(phrase)
  if (!visitor || phrase.length > MAX_PHRASE_LENGTH || key === '' || STACKED_MARKS.test(phrase))
    return
  const week = weekOf(now)
  const voteKey = `${week} ${visitor} ${visit.locale} ${key}`
  if (countedVotes.has(voteKey)) return
  if (countedVotes.size >= MAX_COUNTED_VOTES) countedVotes.clear()
  countedVotes.add(voteKey)
  try {
    const vote = { week, visitor, locale: visit.locale, key, phrase, logWeight: logWeightAt(now) }
    await popular.vote(visit.db, vote, MAX_VOTES_PER_WEEK)
  } catch (error) {
    countedVotes.delete(voteKey)
    visit.log.warn({ err: error }, 'a search was not counted')
  }
}

/** Votes that no longer count, and phrases that nobody searches for any more. */
export async function deleteOldVotes({ db }: { db: Queryable }): Promise<void> {
  const now = Date.now()
  const week = weekOf(now - VOTE_RETENTION_DAYS * DAY_MS)
  const minScore = logScoreOf(MIN_SCORE, now)
  await deleteInBatches((most) => popular.deleteVotesBefore(db, week, most))
  await deleteInBatches((most) => popular.deleteScoresBelow(db, minScore, most))
}

/**
 * A shopper, or the network of a visitor who is not signed in, because other addresses of a network
 * are easy to get.
 */
function visitorOf({ shopperId, ip, config }: Visit, week: string): string | undefined {
  if (shopperId === undefined && ip === '') return undefined
  const who = shopperId === undefined ? `network ${wideNetworkOf(ip)}` : `shopper ${shopperId}`
  return createHmac('sha256', config.keyFor('search-vote'))
    .update(`vote ${week} ${who}`)
    .digest('base64url')
    .slice(0, 16)
}

const MAX_SUGGESTIONS = 10
const MAX_POPULAR = 3
const MAX_NAMES = 24

/** Popular searches with this prefix, then phrases from the names of the best matches. */
export async function suggest(visit: Visit, keyword: string): Promise<string[]> {
  await updateIndexFor(visit)
  const typed = keyOf(keyword)
  const [popular, phrases] = await Promise.all([
    popularStartingWith(visit, typed, MAX_POPULAR),
    phrasesFor(visit, keyword),
  ])
  const seen = new Set([typed])
  return [...popular, ...phrases]
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .map(({ phrase }) => phrase)
    .slice(0, MAX_SUGGESTIONS)
}

interface KeyedPhrase {
  key: string
  phrase: string
}

/** Names rarely change, and prefixes of one or two letters repeat often. */
const phraseCache = new ShortLivedCache<Database, KeyedPhrase[]>({
  ttlMs: 10_000,
  maxEntries: 2000,
})

export const forgetSuggestions = (): void => phraseCache.clear()

/** With their keys, because segmenting the words of ten phrases costs more than the rest of the call. */
const phrasesFor = (visit: Visit, keyword: string): Promise<KeyedPhrase[]> =>
  phraseCache.get(visit.catalogue, `${visit.locale} ${normalise(keyword)}`, async () => {
    const phrases = await findPhrases(visit, keyword)
    return phrases.map((phrase) => ({ phrase, key: keyOf(phrase) }))
  })

async function findPhrases(visit: Visit, keyword: string): Promise<string[]> {
  for await (const interpretation of interpretationsOf(visit.catalogue, keyword)) {
    const ids = await topNameMatches(visit, interpretation)
    if (ids.length === 0) continue
    const names = await products.namesOf(visit.catalogue, visit.locale, ids)
    const { candidates, synonyms } = interpretation
    const known = new Set([candidates, ...synonyms].flat(2).map(({ word }) => word))
    const letters = interpretation.bigrams.length > 0 ? keyOf(keyword).replaceAll(' ', '') : ''
    const isTyped = (word: string) => known.has(word) || letters.includes(word)
    return rankPhrases(
      names.map((name) => phrasesOf(name, visit.locale, isTyped)),
      keyword,
    )
  }
  return []
}

async function topNameMatches(visit: Visit, interpretation: Interpretation): Promise<number[]> {
  const ids: number[] = []
  const [, , ...nameTiers] = tiersOf(interpretation, visit.locale, 'products').slice(
    0,
    LAST_NAME_TIER + 1,
  )
  await readTiers(nameTiers, { limit: MAX_NAMES }, async (tier, { limit }) => {
    if (ids.length >= MAX_SUGGESTIONS) return []
    const positions = await pageOf(visit.catalogue, { ...tier, filter: {} }, { sort: 'hot', limit })
    ids.push(...positions.map(({ id }) => id))
    return positions
  })
  return ids
}
