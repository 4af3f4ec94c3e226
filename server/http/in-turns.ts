import { getHealth, opsChanges } from '@/contracts/operators'
import { Refusal } from '@/server/domain/refusal'
import { metrics } from '@/server/metrics'
import { refused } from './answer'
import { Turns, type TurnLimits } from './turns'
import { localeOfRequest } from './words'

type Fetch = (request: Request) => Response | Promise<Response>

const LIMITS: TurnLimits = { atOnce: 24, waiting: 96, patienceMs: 1000 }
const RETRY_S = 1
/** Machines that watch, and web processes that have to know which pages are old. */
const ALWAYS_IN: string[] = [getHealth.path, opsChanges.path]

/**
 * For a backend that stands alone; inside the web process web/admission-control does. Who cannot be answered in
 * time is told at once, without a look at the database. Watchers always get in.
 */
export function inTurns(fetch: Fetch, limits: TurnLimits = LIMITS): Fetch {
  const turns = new Turns(limits)
  return async (request) => {
    if (ALWAYS_IN.includes(new URL(request.url).pathname)) return fetch(request)
    if (!(await turns.enter())) {
      metrics().turnedAway.inc({ kind: 'backend' })
      return refused(localeOfRequest(request), new Refusal('BUSY', null, RETRY_S))
    }
    try {
      return await fetch(request)
    } finally {
      turns.leave()
    }
  }
}
