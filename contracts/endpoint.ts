import type { z } from 'zod'

/** What one operation takes and answers. It takes a query or a body, never both. */
export type Schemas =
  | { query?: z.ZodType; body?: never; data: z.ZodType }
  | { query?: never; body: z.ZodType; data: z.ZodType }

type Access = 'public' | 'shopper' | 'operator'

/**
 * One operation of the wire. `changes` marks the calls that need the cross-site check whatever their
 * method; `isKeyed` those that need an Idempotency-Key (contract, conventions).
 */
export interface Endpoint<
  S extends Schemas = Schemas,
  A extends Access = Access,
  Keyed extends boolean = boolean,
> {
  access: A
  method: 'get' | 'post'
  path: `/api/${string}`
  summary: string
  changes: boolean
  isKeyed?: Keyed
  /** How the input travels; without it, in the query. `form` is multipart/form-data, for files. */
  body?: 'json' | 'form'
  /** For the types alone, never set: contracts/schemas has the schemas under the endpoint's name. */
  schemas?: S
}

type Wire<S extends Schemas, A extends Access, Keyed extends boolean> = Omit<
  Endpoint<S, A, Keyed>,
  'body' | 'schemas'
> &
  (S extends { body: z.ZodType } ? { method: 'post'; body: 'json' | 'form' } : { body?: never })

/** An endpoint typed by its schemas, which are not loaded: `endpoint<typeof schemas.login>()({ … })`. */
export const endpoint =
  <S extends Schemas>() =>
  <A extends Access, Keyed extends boolean = false>(
    wire: Wire<S, A, Keyed>,
  ): Endpoint<S, A, Keyed> =>
    wire

export type SchemasOf<E extends Endpoint> = NonNullable<E['schemas']>

type InputOfSchemas<S> = S extends { query: z.ZodType }
  ? z.input<S['query']>
  : S extends { body: z.ZodType }
    ? z.input<S['body']>
    : unknown

/** What a caller passes, as one object. */
export type InputOf<E extends Endpoint> = InputOfSchemas<SchemasOf<E>>

export type DataOf<E extends Endpoint> = z.output<SchemasOf<E>['data']>
