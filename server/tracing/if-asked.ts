interface TracingSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_SERVICE_NAME?: string | undefined
  OTEL_TRACES_SAMPLER_ARG: number
}

/** Starts traces where a collector is set; else nothing of them is even loaded. Gives what sends the last ones. */
export async function traceIfAsked(
  settings: TracingSettings,
  part: 'web' | 'backend',
): Promise<() => Promise<void>> {
  if (!settings.OTEL_EXPORTER_OTLP_ENDPOINT) return () => Promise.resolve()
  const { startTracing } = await import('./start.ts')
  const { OTEL_SERVICE_NAME: name = `sampan-${part}`, OTEL_TRACES_SAMPLER_ARG: share } = settings
  return startTracing(name, share)
}
