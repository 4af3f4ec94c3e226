import { z } from 'zod'

/** Codes of the envelope (contract, conventions). Business outcomes travel with HTTP 200. */
export const CODE = {
  done: 1,
  refused: 0,
  notFound: 404,
  conflict: 409,
  invalid: 422,
  signInNeeded: 401,
  crossSite: 403,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  fault: 500,
  unreachable: 502,
  unavailable: 503,
  timedOut: 504,
} as const

export const Envelope = z.object({
  code: z.int(),
  msg: z.string(),
  /** Server time in Unix seconds. */
  time: z.number(),
  data: z.unknown(),
})
export type Envelope = z.infer<typeof Envelope>

/** What `data` holds beside code 422: the first complaint about each field, in the request's language. */
export const InvalidFields = z.object({ fields: z.record(z.string(), z.string()) })
