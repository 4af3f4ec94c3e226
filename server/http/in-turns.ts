import { getHealth } from '@/contracts/operators'
import { Refusal } from '@/server/domain/refusal'
import { refused } from './answer'
import { Turns, type TurnLimits } from './turns'
import { localeOfRequest } from './words'

type Fetch = (request: Request) => Response | Promise<Response>

const LIMITS: TurnLimits = { atOnce: 24, waiting: 96, patienceMs: 1000 }
const RETRY_S = 1

/**
 * For a backend that stands alone; inside the web process scripts/web keeps the door. Who cannot be answered in
 * time is told at once, without a look at the database. Watchers always get in.
 */
export function inTurns(fetch: Fetch, limits: TurnLimits = LIMITS): Fetch {
  const turns = new Turns(limits)
  return async (request) => {
    if (new URL(request.url).pathname === getHealth.path) return fetch(request)
    if (!(await turns.enter()))
      return refused(localeOfRequest(request), new Refusal('BUSY', null, RETRY_S))
    try {
      return await fetch(request)
    } finally {
      turns.leave()
    }
  }
}
