interface TracingSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_SERVICE_NAME?: string | undefined
  OTEL_TRACES_SAMPLER_ARG: number
}

/**
 * Starts tracing if a collector is configured; otherwise loads nothing. Returns a function that flushes the
 * spans.
 */
export async function traceIfConfigured(
  settings: TracingSettings,
  part: 'web' | 'backend',
): Promise<() => Promise<void>> {
  if (!settings.OTEL_EXPORTER_OTLP_ENDPOINT) return () => Promise.resolve()
  const { startTracing } = await import('./start.ts')
  const { OTEL_SERVICE_NAME: name = `sampan-${part}`, OTEL_TRACES_SAMPLER_ARG: share } = settings
  return startTracing(name, share)
}
