// Node loads this file without a bundler, so its imports are relative.
/* oxlint-disable import/no-relative-parent-imports */
import { diag, DiagLogLevel } from '@opentelemetry/api'
import { logLine } from '../log-line.ts'

const LOG_INTERVAL_MS = 60_000
const MAX_CAUSE_LENGTH = 300

/** Logs at most one line per minute while the collector rejects spans. */
export function logLostSpans(): () => void {
  let loggedAt = -LOG_INTERVAL_MS
  const say = (cause: string) => {
    if (performance.now() - loggedAt < LOG_INTERVAL_MS) return
    loggedAt = performance.now()
    logLine('warn', 'traces could not be sent', { cause: cause.slice(0, MAX_CAUSE_LENGTH) })
  }
  const ignore = () => undefined
  diag.setLogger(
    { error: say, warn: say, info: ignore, debug: ignore, verbose: ignore },
    DiagLogLevel.WARN,
  )
  return () => diag.disable()
}
