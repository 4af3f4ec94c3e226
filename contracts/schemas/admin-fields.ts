import { z } from 'zod'
import {
  HANDLE_PATTERN,
  MAX_HANDLE,
  MAX_PRICE_CENTS,
  MAX_STOCK,
} from '@/contracts/catalogue-limits'
import { LOCALES, type Locale } from '@/contracts/languages'
import { Cents, PositiveCents, Timestamp } from './fields'

/** Fields that the calls of the administration share. */

/** The version that the caller has read; the call is refused if there is a newer one. */
export const Version = z.int({ error: 'fields.invalid' }).positive('fields.invalid')

/** The data of that refusal (code 409): the person of the last change and its time, as far as the audit trail knows. */
const Conflict = z.object({
  /** Null for a machine with OPS_TOKEN. */
  changed_by: z.string().nullable(),
  changed_at: Timestamp.nullable(),
})
export type Conflict = z.output<typeof Conflict>

export const Flag = z.boolean({ error: 'fields.invalid' })

export const Handle = z
  .string({ error: 'fields.invalid' })
  .max(MAX_HANDLE, 'fields.tooLong')
  .regex(HANDLE_PATTERN, 'fields.handle')

export const Price = PositiveCents.max(MAX_PRICE_CENTS, 'fields.amount')
export const CentsUpToPrice = Cents.max(MAX_PRICE_CENTS, 'fields.amount')

export const Stock = z
  .int({ error: 'fields.invalid' })
  .min(0, 'fields.invalid')
  .max(MAX_STOCK, 'fields.invalid')

const perLocale = <Value>(make: () => Value) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make()])) as Record<Locale, Value>

/** At least one language; the others are filled in (server/domain/fallback-texts.ts). */
export const writtenIn = <Text extends z.ZodType>(text: Text) =>
  z
    .strictObject(
      perLocale(() => text.optional()),
      { error: 'fields.invalid' },
    )
    .refine((texts) => Object.values(texts).some((one) => one !== undefined), 'fields.required')

/** Any languages, also none. */
export const optionallyIn = <Text extends z.ZodType>(text: Text) =>
  z.strictObject(
    perLocale(() => text.optional()),
    { error: 'fields.invalid' },
  )

/** All languages, as shoppers see them. */
export const inAllLanguages = <Text extends z.ZodType>(text: Text) =>
  z.object(perLocale(() => text))

/** The languages that were written; the texts of the others are copies. */
export const WrittenLocales = z.array(z.enum(LOCALES as [Locale, ...Locale[]]))

/** A picture: one that is stored already, by its URL, or an upload that no row uses yet. */
export const PictureInput = z.union(
  [
    z.strictObject({ url: z.string().min(1).max(300) }),
    z.strictObject({ upload_id: z.int().positive() }),
  ],
  { error: 'fields.upload' },
)
export type PictureInput = z.infer<typeof PictureInput>

export const MaybeTime = Timestamp.nullable()
