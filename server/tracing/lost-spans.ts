// Node loads this file without a bundler, so its imports are relative.
/* oxlint-disable import/no-relative-parent-imports */
import { diag, DiagLogLevel } from '@opentelemetry/api'
import { logLine } from '../log-line.ts'

const AGAIN_MS = 60_000
const LONGEST_CAUSE = 300

/** Logs at most one line per minute while the collector rejects spans. */
export function logLostSpans(): () => void {
  let saidAt = -AGAIN_MS
  const say = (cause: string) => {
    if (performance.now() - saidAt < AGAIN_MS) return
    saidAt = performance.now()
    logLine('warn', 'traces could not be sent', { cause: cause.slice(0, LONGEST_CAUSE) })
  }
  const ignore = () => undefined
  diag.setLogger(
    { error: say, warn: say, info: ignore, debug: ignore, verbose: ignore },
    DiagLogLevel.WARN,
  )
  return () => diag.disable()
}
