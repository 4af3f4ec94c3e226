import type { z } from 'zod'
import type { Permission } from './staff-permissions'

/** The schemas of one operation: either a query or a body. */
export type Schemas =
  | { query?: z.ZodType; body?: never; data: z.ZodType }
  | { query?: never; body: z.ZodType; data: z.ZodType }

/** For staff whose role has the permission, and for machines with OPS_TOKEN. */
export interface StaffAccess {
  staff: Permission
}

type Access = 'public' | 'shopper' | 'operator' | 'tester' | StaffAccess

/**
 * One operation of the API. `changes` requires the XSRF check for any method; `isKeyed` requires an
 * Idempotency-Key (/api/docs, conventions).
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
  /** How the input is sent; in the query by default. `form` is multipart/form-data, for files. */
  body?: 'json' | 'form'
  /** Type only, never set: contracts/schemas exports the schemas under the endpoint's name. */
  schemas?: S
}

type Wire<S extends Schemas, A extends Access, Keyed extends boolean> = Omit<
  Endpoint<S, A, Keyed>,
  'body' | 'schemas'
> &
  (S extends { body: z.ZodType } ? { method: 'post'; body: 'json' | 'form' } : { body?: never })

/** An endpoint with the types of its schemas, which are not loaded: `endpoint<typeof schemas.login>()({ … })`. */
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

/** The input of a call as one object. */
export type InputOf<E extends Endpoint> = InputOfSchemas<SchemasOf<E>>

export type DataOf<E extends Endpoint> = z.output<SchemasOf<E>['data']>
