import { diag, DiagLogLevel } from '@opentelemetry/api'

const AGAIN_MS = 60_000
const LONGEST_CAUSE = 300

/** A line a minute at most while the collector takes nothing: traces are lost then, and nothing else. */
export function tellOfLostSpans(): () => void {
  let saidAt = -AGAIN_MS
  const say = (cause: string) => {
    if (performance.now() - saidAt < AGAIN_MS) return
    saidAt = performance.now()
    const msg = 'traces could not be sent'
    const line = { level: 'warn', app: 'sampan', msg, cause: cause.slice(0, LONGEST_CAUSE) }
    process.stderr.write(`${JSON.stringify(line)}\n`)
  }
  const ignore = () => undefined
  diag.setLogger(
    { error: say, warn: say, info: ignore, debug: ignore, verbose: ignore },
    DiagLogLevel.WARN,
  )
  return () => diag.disable()
}
