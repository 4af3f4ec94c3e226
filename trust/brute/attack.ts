import type { DataOf, Endpoint } from '@/contracts/endpoint'
import type { Answer, TestBackend } from '@/server/testing/backend'
import { inFlight, tallyOf, times } from '../calls'
import type { SuiteContext } from '../suite'

export interface Manner {
  addresses: 1 | 500
  atOnce: 1 | 200
}

/** From one address and from many, sequentially and concurrently. */
export const MANNERS: Manner[] = [
  { addresses: 1, atOnce: 1 },
  { addresses: 1, atOnce: 200 },
  { addresses: 500, atOnce: 1 },
  { addresses: 500, atOnce: 200 },
]

export const describeManner = ({ addresses, atOnce }: Manner): string =>
  `from ${addresses === 1 ? 'one address' : `${addresses} addresses`}, ${atOnce === 1 ? 'sequentially' : `${atOnce} at once`}`

let nets = 0

/** Addresses that were not used before. */
function newAddresses(count: number): string[] {
  nets += 1
  return times(count).map((at) => `10.${nets}.${Math.floor(at / 250)}.${at % 250}`)
}

export interface Guess<E extends Endpoint> {
  endpoint: E
  body: (at: number) => object
  token?: string
  key?: () => string
}

/** Sends the requested number of guesses in that manner and returns all responses. */
export async function attack<E extends Endpoint>(
  context: SuiteContext,
  shop: TestBackend,
  { addresses, atOnce }: Manner,
  guesses: number,
  guess: Guess<E>,
): Promise<Answer<DataOf<E>>[]> {
  const from = newAddresses(addresses)
  const answers: Answer<DataOf<E>>[] = []
  await inFlight(times(guesses), atOnce, async (at) => {
    const options = {
      ip: from[at % from.length]!,
      ...(guess.token ? { token: guess.token } : {}),
      ...(guess.key ? { key: guess.key() } : {}),
    }
    answers.push(await shop.ask(guess.endpoint, guess.body(at), options))
  })
  context.count('guesses', guesses)
  return answers
}

export const codesOf = (answers: { code: number }[]): string =>
  tallyOf(answers.map(({ code }) => code))
