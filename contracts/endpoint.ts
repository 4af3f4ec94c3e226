import type { z } from 'zod'
import type { Shape } from './shape'
import './without-eval'

/**
 * One operation of the wire. `changes` marks the calls that need the cross-site check whatever their
 * method; `isKeyed` those that need an Idempotency-Key (contract, conventions).
 */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Access extends 'public' | 'shopper' | 'operator' = 'public' | 'shopper' | 'operator',
  Keyed extends boolean = boolean,
> {
  access: Access
  method: 'get' | 'post'
  path: `/api/${string}`
  summary: string
  changes: boolean
  isKeyed?: Keyed
  /** The body travels as multipart/form-data, because a file is in it. */
  isForm?: boolean
  query?: Query
  body?: Body
  data: Data
}

export function endpoint<
  Access extends 'public' | 'shopper' | 'operator',
  Data extends z.ZodType,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Keyed extends boolean = false,
>(
  definition: Endpoint<Query, Body, Data, Access, Keyed>,
): Endpoint<Query, Body, Data, Access, Keyed> {
  return definition
}

type InputOfPart<Part> = [NonNullable<Part>] extends [z.ZodNever]
  ? unknown
  : NonNullable<Part> extends z.ZodType
    ? z.input<NonNullable<Part>>
    : unknown

/** What a caller passes: query and body fields side by side, as one object. */
export type InputOf<E extends Endpoint> = InputOfPart<E['query']> & InputOfPart<E['body']>

export type DataOf<E extends Endpoint> = z.output<E['data']>

/**
 * All of an endpoint that a caller needs, as plain data: contracts/plain/*.ts has those a storefront calls,
 * written from the schemas by `npm run plain`.
 */
export interface PlainEndpoint<E extends Endpoint = Endpoint> extends Pick<
  Endpoint,
  'access' | 'method' | 'path' | 'changes' | 'isForm'
> {
  isKeyed?: boolean
  /** Names of the fields that go into the address while all others are the body; without it all do. */
  besideBody?: readonly string[]
  data: Shape
  /** For the types alone: what it was written from. */
  contract?: E
}
