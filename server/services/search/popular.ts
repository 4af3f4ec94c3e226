import { createHmac } from 'node:crypto'
import { weekOf, heatAt, heatOf } from '@/server/domain/search/heat'
import type { Visit } from '@/server/http/context'
import * as popular from '@/server/repositories/search-popular'
import { runsOf } from './query'

const SHOWN = 12
/** Before a phrase is shown to others, so many different visitors must have searched for it and found something. */
export const LEAST_VISITORS = 5
const MOST_VOTES_PER_WEEK = 60
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
    leastVisitors: LEAST_VISITORS,
    limit: SHOWN,
  })
}

export function popularBeginningWith(visit: Visit, keyword: string, limit: number) {
  const key = keyOf(keyword)
  if (key === '') return []
  return popular.beginningWith(visit.catalogue, visit.locale, key, {
    leastVisitors: LEAST_VISITORS,
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
    await popular.vote(visit.db, vote, MOST_VOTES_PER_WEEK)
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
