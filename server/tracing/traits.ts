import { type SpanContext, TraceFlags } from '@opentelemetry/api'

const FORM = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const ZEROS = /^0*$/

/** What a call's header says of whoever caused it (W3C Trace Context, version 00); null when it says nothing. */
export function readTraceparent(header: string | null | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = FORM.exec(header ?? '') ?? []
  if (ZEROS.test(traceId) || ZEROS.test(spanId)) return null
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return { traceId, spanId, traceFlags, isRemote: true }
}

export function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`
}

const LONGEST_TEXT = 4000
/** A quoted text, or all that is written together of a number, a parameter or a name. */
const TOKENS = /(?:'[^']*')+|[\w$."]+/g
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]\w*)/i
/** `extract(epoch from a_column)` names no table. */
const EXTRACTED = /\bextract\(\w+\s+from\b/gi

/** How a statement is called and shown, without any value. */
export function statementTraits(text: string) {
  const shown = text.replace(TOKENS, withoutValue).trim()
  const [operation = ''] = shown.split(/\s/, 1)
  const table = TABLE.exec(shown.replace(EXTRACTED, ''))?.[1]
  return {
    name: [operation.toLowerCase(), table].filter(Boolean).join(' ') || 'statement',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': shown.slice(0, LONGEST_TEXT) },
  }
}

/** Quoted texts and bare numbers: values do not travel in a statement, and if one ever does it goes no further. */
const withoutValue = (token: string) => (/^['\d]/.test(token) ? '?' : token)
