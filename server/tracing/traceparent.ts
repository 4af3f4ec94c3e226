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
