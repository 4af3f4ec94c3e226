import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, Timestamp } from './fields'

export const Session = z.object({
  id: Id,
  /** `Chrome · Android`; empty when the browser did not say. */
  device: z.string(),
  ip: z.string(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listSessions = endpoint({
  access: 'shopper',
  method: 'get',
  path: '/api/user/session_list',
  summary: 'Where the shopper is signed in, the present session first',
  changes: false,
  data: z.array(Session),
})

/** `all` ends every session but the one that asks. */
export const revokeSession = endpoint({
  access: 'shopper',
  method: 'post',
  path: '/api/user/session_revoke',
  summary: 'Sign out another device, or all others',
  changes: true,
  body: z
    .strictObject({ id: Id.optional(), all: z.literal(true, 'fields.invalid').optional() })
    .refine(({ id, all }) => (id === undefined) !== (all === undefined), {
      path: ['id'],
      message: 'fields.required',
    }),
  data: z.null(),
})
