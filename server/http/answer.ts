import type { z } from 'zod'
import { CODE } from '@/contracts/codes'
import type { Locale } from '@/contracts/languages'
import { InvalidInput, InvalidTestInput, type DomainError } from '@/server/domain/domain-error'
import { fieldWords, errorWords, translator } from './words'

export function envelope(
  code: number,
  msg: string,
  data: unknown,
  status: number,
  headers: Record<string, string> = {},
) {
  const text = JSON.stringify({ code, msg, time: Math.floor(Date.now() / 1000), data })
  const type = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return new Response(text, { status, headers: { ...type, ...headers } })
}

/** For methods that Hono would answer with the handler of GET. */
export function onlyGet(): Response {
  const headers = { Allow: 'GET', 'Cache-Control': 'no-store' }
  return new Response(null, { status: 405, headers })
}

export function done(locale: Locale, data: unknown): Response {
  return envelope(CODE.done, translator(locale)('errors.DONE'), data, 200)
}

export function refused(locale: Locale, refusal: DomainError): Response {
  const retryAfter = refusal.retryAfterSeconds
  const headers: Record<string, string> = retryAfter
    ? { 'Retry-After': String(Math.ceil(retryAfter)) }
    : {}
  const msg = errorWords(locale, refusal.reason, retryAfter)
  const { field } = refusal
  const data = field ? { fields: { [field]: msg } } : refusal.data
  return envelope(refusal.code, msg, data, refusal.httpStatus, headers)
}

export function invalid(locale: Locale, complaint: InvalidInput): Response {
  const fields = Object.fromEntries(
    Object.entries(complaint.fields).map(([name, key]) => [
      name,
      complaint instanceof InvalidTestInput ? key : fieldWords(locale, key),
    ]),
  )
  const msg = Object.values(fields)[0] ?? translator(locale)('errors.INVALID')
  return envelope(CODE.invalid, msg, { fields }, 200)
}

/** More than a form shows. */
const MAX_ISSUES = 100

/** The first issue of each field, by its path (`items.0.sku_id`). */
export function complaintOf(error: z.ZodError): InvalidInput {
  const fields: Record<string, string> = {}
  for (const issue of error.issues.slice(0, MAX_ISSUES)) {
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, 20).map((key) => [...issue.path, key].join('.').slice(0, 100))
        : [issue.path.join('.') || 'body']
    const key = issue.code === 'unrecognized_keys' ? 'fields.unknown' : issue.message
    for (const name of names) fields[name] ??= key.startsWith('fields.') ? key : 'fields.invalid'
  }
  return new InvalidInput(fields)
}
