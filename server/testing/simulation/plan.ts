import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { CODE } from '@/contracts/codes'
import { DOMAIN_ERRORS, type DomainErrorName } from '@/server/domain/domain-error'
import { fieldWords, errorWords } from '@/server/http/words'
import { newKey, type Answer, type TestBackend } from '@/server/testing/backend'
import type { QuickShopper } from '@/server/testing/quick-shoppers'
import type { World } from './world'

/** The predicted response. */
export type Outcome =
  'done' | { refusal: DomainErrorName; data?: unknown } | { fields: Record<string, string> }

export interface Simulation {
  test: TestBackend
  shopper: QuickShopper
  world: World
  /** The latest call with a key, to repeat it. */
  keyed: Keyed | null
}

export interface Plan {
  /** A description for the report of a failed run. */
  words: string
  expected: Outcome
  call: () => Promise<Answer<unknown>>
  /** Applies the call to the model; throws when the response is not the predicted one. */
  apply: (data: never) => void | Promise<void>
  /** The effects that remain when the call is refused or its transaction is lost. */
  always?: () => void
  /** Whether it is one transaction with one commit. */
  isTransaction?: boolean
  keyed?: Keyed
}

export interface Keyed {
  /** The same call with the same key, predicted again. */
  again: () => Plan
  /** The same key with another body. */
  twisted: () => Promise<Answer<unknown>>
  /** The response that was stored with the key; undefined while there is none. */
  stored?: { data: unknown } | undefined
  /** The part of the response that never changes: all of it, or the id of the new record. */
  isWholeAnswerKept: boolean
}

/** The response differs from the prediction. */
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
    if (expected.data !== undefined) hold(withoutTime(data), expected.data, words)
  } else {
    const fields = Object.fromEntries(
      Object.entries(expected.fields).map(([name, key]) => [name, fieldWords('en', key)]),
    )
    hold([code, data], [CODE.invalid, { fields }], words)
  }
}

/** The end of a lock is not predicted. */
function withoutTime(data: unknown): unknown {
  const { locked_until: _, ...rest } = data as { locked_until?: string }
  return rest
}

/** A call of the shopper, or of an operator if the contract says so. */
export function calling<E extends Endpoint>(
  { test, shopper }: Simulation,
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
  /** Predicts the call from the current model. */
  predict: () => Pick<Plan, 'words' | 'expected' | 'apply'>
}

/** A call with its own key, which can be repeated later. */
export function keyedPlan<Body extends object>(
  simulation: Simulation,
  call: KeyedCall<Body>,
): Plan {
  const key = newKey()
  const { endpoint, body, twist, predict, isWholeAnswerKept } = call
  const keyed: Keyed = {
    isWholeAnswerKept,
    twisted: calling(simulation, endpoint, { ...body, ...twist }, key),
    again: () => ({
      ...predict(),
      call: calling(simulation, endpoint, body, key),
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
