import type { z } from 'zod'
import type { Messages } from '@/lib/i18n/messages'

/** A key under `errors.fields` in messages/*.json. */
export type ComplaintKey = keyof Messages['errors']['fields']

/**
 * The first complaint of a contract's schema about each field, so that a form refuses what the server
 * would refuse, in the same words (specification section 5).
 */
export function complaintKeys(schema: z.ZodType, values: unknown): Record<string, ComplaintKey> {
  const found: Record<string, ComplaintKey> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    found[path.join('.')] ??= message.startsWith('fields.')
      ? (message.slice('fields.'.length) as ComplaintKey)
      : 'invalid'
  }
  return found
}
