import { z } from 'zod'
import { plainDigits } from '@/contracts/plain-digits'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@/contracts/limits'
import { isOneLine } from '@/contracts/one-line'
import { isUnstacked } from '@/contracts/stacked-marks'
import { isVisible } from '@/contracts/visible-text'
import './without-eval'

/** Messages of the form `fields.x` are keys of messages/*.json under `errors`; the server translates them. */

const isPlainText = (value: string) =>
  !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value) && value.isWellFormed()

/** So that a text is the same from every form and file. */
export const withUnixLines = (value: string) => value.replaceAll('\r\n', '\n')

/** C1 control characters, and overrides of the direction, which show a text in another order than it has. */
const HIDDEN = /[\u0080-\u009f\u202a-\u202e\u2066-\u2069]/g
const withoutHidden = (value: string) => value.replace(HIDDEN, '')

const typed = (max: number, error: string) => z.string({ error }).max(max * 2, 'fields.tooLong')

const visible = (given: z.ZodString, max: number, requiredKey: string) =>
  given
    .trim()
    .min(1, { error: requiredKey, abort: true })
    .max(max, 'fields.tooLong')
    .refine(isPlainText, 'fields.invalid')
    .refine(isUnstacked, 'fields.invalid')
    .refine(isVisible, requiredKey)

const maybeEmpty = (given: z.ZodString, max: number) =>
  given
    .trim()
    .max(max, 'fields.tooLong')
    .refine(isPlainText, 'fields.invalid')
    .refine(isUnstacked, 'fields.invalid')

/**
 * Trimmed, visible, at most `max` UTF-16 units, without control characters (PostgreSQL cannot store NUL). Overrides of
 * the direction, which a pasted text may have, are removed.
 */
export const text = (max: number, requiredKey = 'fields.required') =>
  visible(typed(max, requiredKey).overwrite(withoutHidden), max, requiredKey)

/** Like `text`, but may be empty; one without anything visible is. */
export const optionalText = (max: number) =>
  maybeEmpty(typed(max, 'fields.invalid').overwrite(withoutHidden), max).overwrite((value) =>
    isVisible(value) ? value : '',
  )

/** Like `text`, for names, numbers and labels; overrides of the direction are refused. */
export const line = (max: number, requiredKey = 'fields.required') =>
  visible(typed(max, requiredKey), max, requiredKey).refine(isOneLine, 'fields.invalid')

export const optionalLine = (max: number) =>
  maybeEmpty(typed(max, 'fields.invalid'), max).refine(isOneLine, 'fields.invalid')

export const Id = z.int({ error: 'fields.invalid' }).positive('fields.invalid')

/** Of categories and banners, whose columns are smaller. */
export const SmallId = Id.max(2_147_483_647, 'fields.invalid')

/** Whole cents; rejects fractions, negative values and values above 2^53. */
export const Cents = z.int({ error: 'fields.amount' }).nonnegative('fields.amount')
export const PositiveCents = z
  .int({ error: 'fields.amount' })
  .positive('fields.amount')
  .max(10_000_000_000, 'fields.amount')

export const Timestamp = z.iso.datetime()

/** An integer in a query string; larger ones than JavaScript can represent are refused after the conversion. */
const digits = z
  .string()
  .regex(/^\d{1,16}$/, 'fields.invalid')
  .transform(Number)
export const QueryId = z.union([z.int(), digits], { error: 'fields.invalid' }).pipe(Id)
export const QueryCents = z.union([z.int(), digits], { error: 'fields.invalid' }).pipe(Cents)
export const QueryFlag = z
  .union(
    [
      z.boolean(),
      z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1'),
    ],
    {
      error: 'fields.invalid',
    },
  )
  .pipe(z.boolean())

export const Cursor = z.string().min(1).max(512, 'fields.tooLong')
export const Limit = z
  .union([z.int(), digits], { error: 'fields.invalid' })
  .pipe(z.int().min(1, 'fields.invalid').max(MAX_PAGE_SIZE, 'fields.invalid'))

/** The parameters of every list. */
export const paging = { cursor: Cursor.optional(), limit: Limit.default(DEFAULT_PAGE_SIZE) }

export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), next_cursor: z.string().nullable() })

/** Lower case, because e-mail addresses are compared case-insensitively. */
export const Email = z
  .string({ error: 'fields.email' })
  .max(508, 'fields.email')
  .trim()
  .toLowerCase()
  .max(254, 'fields.email')
  .pipe(z.email('fields.email'))

/**
 * Digits with an optional leading +; accepts full-width and Thai digits, spaces, dashes and brackets. The server
 * checks the number against the rules of its country: all rules are too large for every page.
 */
export const Mobile = z
  .string({ error: 'fields.mobile' })
  .max(40, 'fields.mobile')
  .transform((value) => plainDigits(value).replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+?\d{6,15}$/, 'fields.mobile'))

/** An e-mail address or a mobile number, which identifies an account. */
export const Account = text(254, 'fields.account').refine(
  (value) => (value.includes('@') ? Email : Mobile).safeParse(value).success,
  'fields.account',
)

/**
 * Specification section 5: at least 6 characters; leading and trailing spaces do not count. The upper bound keeps
 * hashing bounded.
 */
export const Password = z
  .string({ error: 'fields.password' })
  .min(6, 'fields.password')
  .refine((value) => value.trim().length >= 6, 'fields.password')
  .max(128, 'fields.tooLong')
  .refine(isPlainText, 'fields.invalid')

/** Specification section 5: at least 6, digits only. */
export const PayCode = z.string({ error: 'fields.payCode' }).regex(/^\d{6,12}$/, 'fields.payCode')

/** Digits as typed: accepts full-width and Thai digits and spaces. */
const sentDigits = (pattern: RegExp, complaint: string) =>
  z
    .string({ error: complaint })
    .max(40, complaint)
    .transform((value) => plainDigits(value).replace(/\s/g, ''))
    .pipe(z.string().regex(pattern, complaint))

/** A code from a mail or text message: six digits, or ten after many requests. */
export const Captcha = sentDigits(/^(?:\d{6}|\d{10})$/, 'fields.captcha')

/** The code of a card's bank. */
export const BankCode = sentDigits(/^\d{6}$/, 'fields.bankCode')
