import { diag } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { subscribeAll } from './subscribers.ts'
import { logLostSpans } from './lost-spans.ts'

const FLUSH_TIMEOUT_MS = 3000

/**
 * Creates spans from the diagnostics channels of this process and exports them to the collector of the standard
 * OTEL_* variables. Returns a function that stops and flushes.
 */
export function startTracing(service: string, share: number): () => Promise<void> {
  // Samples by trace id, equally in every process, and ignores the client's sampling flag.
  const sampler = new TraceIdRatioBasedSampler(share)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const stopLogging = logLostSpans()
  const unsubscribe = subscribeAll(provider.getTracer('sampan'))
  return async () => {
    unsubscribe()
    const sent = provider.shutdown().catch((error: unknown) => diag.error(String(error)))
    const patience = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS).unref())
    await Promise.race([sent, patience])
    stopLogging()
  }
}
