// Node itself loads this file for the web server, so that its imports are relative.
/* oxlint-disable import/no-relative-parent-imports */
import { diag, DiagLogLevel } from '@opentelemetry/api'
import { logLine } from '../log-line.ts'

const AGAIN_MS = 60_000
const LONGEST_CAUSE = 300

/** A line a minute at most while the collector takes nothing: traces are lost then, and nothing else. */
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
