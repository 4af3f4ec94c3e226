import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { CODE } from '@/contracts/codes'
import { DOMAIN_ERRORS, type DomainErrorName } from '@/server/domain/domain-error'
import { fieldWords, errorWords } from '@/server/http/words'
import { newKey, type Answer, type TestBackend } from '@/server/testing/backend'
import type { QuickShopper } from '@/server/testing/quick-shoppers'
import type { World } from './world'

/** What the model says will be answered. */
export type Outcome =
  'done' | { refusal: DomainErrorName; data?: unknown } | { fields: Record<string, string> }

export interface Life {
  test: TestBackend
  shopper: QuickShopper
  world: World
  /** The latest call with a key, to be asked again. */
  keyed: Keyed | null
}

export interface Plan {
  /** What is done, for the story of a life that went wrong. */
  words: string
  expected: Outcome
  call: () => Promise<Answer<unknown>>
  /** Changes the model as the call has changed the database; throws when the answer is not what it must be. */
  apply: (data: never) => void | Promise<void>
  /** What the call leaves behind even when it is refused or its transaction is lost. */
  always?: () => void
  /** Its work is one transaction with one commit. */
  isTransaction?: boolean
  keyed?: Keyed
}

export interface Keyed {
  /** The same call with the same key, predicted anew. */
  again: () => Plan
  /** The same key with another body. */
  twisted: () => Promise<Answer<unknown>>
  /** The answer that was stored with the key; undefined while none was. */
  stored?: { data: unknown } | undefined
  /** What of the answer is the same for ever: all of it, or the id of what was made. */
  isWholeAnswerKept: boolean
}

/** The answer is not the one that the model predicted. */
export class Unexpected extends Error {}

export function hold(actual: unknown, expected: unknown, what: string): void {
  const [is, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (is !== wanted) throw new Unexpected(`${what}: ${is} instead of ${wanted}`)
}

export function compare(answer: Answer<unknown>, expected: Outcome, words: string): void {
  const { code, msg, data } = answer
  if (expected === 'done') {
    if (code !== CODE.done)
      throw new Unexpected(
        `${words}: refused with ${code} ${msg} ${JSON.stringify(data)}, expected to be done`,
      )
  } else if ('refusal' in expected) {
    const name = expected.refusal
    hold([code, msg], [DOMAIN_ERRORS[name], errorWords('en', name)], words)
    if (expected.data !== undefined) hold(data, expected.data, words)
  } else {
    const fields = Object.fromEntries(
      Object.entries(expected.fields).map(([name, key]) => [name, fieldWords('en', key)]),
    )
    hold([code, data], [CODE.invalid, { fields }], words)
  }
}

/** A call of the shopper's, or of an operator's where the contract says so. */
export function calling<E extends Endpoint>(
  { test, shopper }: Life,
  endpoint: E,
  body: object,
  key?: string,
): () => Promise<Answer<DataOf<E>>> {
  const token = endpoint.access === 'operator' ? {} : { token: shopper.token }
  return () => test.ask(endpoint, body, { ...token, ...(key ? { key } : {}) })
}

interface KeyedCall<Body extends object> {
  endpoint: Endpoint
  body: Body
  twist: Partial<Body>
  isWholeAnswerKept: boolean
  /** Predicts the call from the model as it is at that moment. */
  predict: () => Pick<Plan, 'words' | 'expected' | 'apply'>
}

/** A call with a key of its own, which can be asked again later. */
export function keyedPlan<Body extends object>(life: Life, call: KeyedCall<Body>): Plan {
  const key = newKey()
  const { endpoint, body, twist, predict, isWholeAnswerKept } = call
  const keyed: Keyed = {
    isWholeAnswerKept,
    twisted: calling(life, endpoint, { ...body, ...twist }, key),
    again: () => ({
      ...predict(),
      call: calling(life, endpoint, body, key),
      isTransaction: true,
      keyed,
    }),
  }
  return keyed.again()
}

export type Choices = [number, number, number, number]

export const refusal = (name: Extract<Outcome, { refusal: unknown }>['refusal']): Outcome => ({
  refusal: name,
})
