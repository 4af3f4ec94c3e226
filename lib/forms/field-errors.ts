import type { z } from 'zod'
import type { Messages } from '@/lib/i18n/messages'

/** A key under `errors.fields` in messages/*.json. */
export type FieldErrorKey = keyof Messages['errors']['fields']

/**
 * The first error of a contract's schema for each field, so that a form rejects what the server
 * would reject, with the same message (specification section 5).
 */
export function fieldErrorKeys(schema: z.ZodType, values: unknown): Record<string, FieldErrorKey> {
  const found: Record<string, FieldErrorKey> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    found[path.join('.')] ??= message.startsWith('fields.')
      ? (message.slice('fields.'.length) as FieldErrorKey)
      : 'invalid'
  }
  return found
}
