import { diag } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { followAll } from './followed.ts'
import { logLostSpans } from './lost-spans.ts'

const LAST_WORDS_MS = 3000

/**
 * Makes spans of what the parts of this process tell on their channels, and sends them to the collector that the
 * standard variables name. Gives what stops it and sends what is left.
 */
export function startTracing(service: string, share: number): () => Promise<void> {
  // The number of the trace decides, in every process alike, and never what a phone says of itself.
  const sampler = new TraceIdRatioBasedSampler(share)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const endTelling = logLostSpans()
  const unfollow = followAll(provider.getTracer('sampan'))
  return async () => {
    unfollow()
    const sent = provider.shutdown().catch((error: unknown) => diag.error(String(error)))
    const patience = new Promise<void>((resolve) => setTimeout(resolve, LAST_WORDS_MS).unref())
    await Promise.race([sent, patience])
    endTelling()
  }
}
