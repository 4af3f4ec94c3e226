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

/** The span that all that is done for it belongs to. */
export const active = new AsyncLocalStorage<Span | undefined>()

export interface Beginning {
  name: string
  kind: SpanKind
  attributes: Attributes
  /** What a header says of the caller; whoever caused it in this process comes first. */
  caller?: SpanContext | null
  /** Left out when nothing that is followed asked for it: the machinery's own statements are many and say nothing. */
  needsCaller?: boolean
}

export type Begin = (beginning: Beginning) => Span | undefined

export const beginWith =
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

/** Never an error's words: they may hold what somebody typed. */
function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: string; name?: string }
  return code ?? name ?? 'Error'
}
