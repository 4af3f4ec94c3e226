/**
 * Writes one JSON line to standard error, in the form of the backend's logger (server/http/log.ts). For the code
 * that runs without that logger: the web server and the gateway.
 */
export function logLine(
  level: 'error' | 'warn' | 'info',
  msg: string,
  fields: Record<string, unknown> = {},
): void {
  process.stderr.write(`${JSON.stringify({ level, app: 'sampan', msg, ...fields })}\n`)
}

/** The stack of an error, or the value as text. */
export function causeOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
