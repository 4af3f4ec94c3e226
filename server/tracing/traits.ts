import { type SpanContext, TraceFlags } from '@opentelemetry/api'

const FORM = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const ZEROS = /^0*$/

/** Parses a traceparent header (W3C Trace Context, version 00); null when it is missing or invalid. */
export function readTraceparent(header: string | null | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = FORM.exec(header ?? '') ?? []
  if (ZEROS.test(traceId) || ZEROS.test(spanId)) return null
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return { traceId, spanId, traceFlags, isRemote: true }
}

export function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`
}

const MAX_TEXT_LENGTH = 4000
/** A string literal, or a token of digits, parameters or names. */
const TOKENS = /(?:'[^']*')+|[\w$."]+/g
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]\w*)/i
/** `extract(epoch from a_column)` contains no table name. */
const EXTRACTED = /\bextract\(\w+\s+from\b/gi

/** The span name and the text of a statement, without values. */
export function statementTraits(text: string) {
  const shown = text.replace(TOKENS, withoutValue).trim()
  const [operation = ''] = shown.split(/\s/, 1)
  const table = TABLE.exec(shown.replace(EXTRACTED, ''))?.[1]
  return {
    name: [operation.toLowerCase(), table].filter(Boolean).join(' ') || 'statement',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': shown.slice(0, MAX_TEXT_LENGTH),
    },
  }
}

/** Masks literals. Statements use parameters, but a literal must not be exported. */
const withoutValue = (token: string) => (/^['\d]/.test(token) ? '?' : token)
