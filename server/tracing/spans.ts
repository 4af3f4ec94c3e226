import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  type SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'

/** The current span. */
export const active = new AsyncLocalStorage<Span | undefined>()

export interface SpanStart {
  name: string
  kind: SpanKind
  attributes: Attributes
  /** The caller from the traceparent header; a parent in this process takes precedence. */
  caller?: SpanContext | null
  /** Skips the span without a parent: there are many background statements. */
  needsCaller?: boolean
}

export type Begin = (beginning: SpanStart) => Span | undefined

export const createBegin =
  (tracer: Tracer): Begin =>
  ({ name, caller, needsCaller, ...traits }) => {
    const parent = active.getStore()?.spanContext() ?? caller
    if (!parent && needsCaller) return undefined
    return tracer.startSpan(
      name,
      traits,
      parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    )
  }

interface Ending {
  outcome?: string
  status?: number
  error?: unknown
}

export function end(span: Span, { outcome, status, error }: Ending): void {
  if (outcome !== undefined) span.setAttribute('sampan.outcome', outcome)
  if (status !== undefined) span.setAttribute('http.response.status_code', status)
  if (error !== undefined) span.setAttribute('error.type', codeOf(error))
  if (error !== undefined || outcome === 'FAULT' || (status ?? 0) >= 500)
    span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Never the error message, which may contain user input. */
function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: string; name?: string }
  return code ?? name ?? 'Error'
}
