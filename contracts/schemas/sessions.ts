import { z } from 'zod'
import { Id, Timestamp } from './fields'

export const Session = z.object({
  id: Id,
  /** `Chrome · Android`; empty for an unknown browser. */
  device: z.string(),
  ip: z.string(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listSessions = {
  data: z.array(Session),
}

export const revokeSession = {
  body: z
    .strictObject({ id: Id.optional(), all: z.literal(true, 'fields.invalid').optional() })
    .refine(({ id, all }) => (id === undefined) !== (all === undefined), {
      path: ['id'],
      message: 'fields.required',
    }),
  data: z.null(),
}
