import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import pino from 'pino'

export type Logger = pino.Logger

/** Writes one JSON line per event. Callers never log values that may be secret. */
export function createLogger(level: string, to?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { app: 'sampan' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  return to ? pino(options, to) : pino(options)
}

interface DescribedError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: DescribedError
}

/** Leaves out the parameters of a failed statement and the row in a database error. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error was thrown' }
  const isStatement = error instanceof DrizzleQueryError
  const message = isStatement ? `Failed query: ${error.query}` : error.message
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(frames ? { stack: frames.join('\n') } : {}),
    ...(error.cause && depth < 3 ? { cause: describeCause(error.cause, depth + 1) } : {}),
  }
}

/** PostgreSQL quotes values in data errors (class 22), and messages of triggers are free text. */
function describeCause(cause: unknown, depth: number): DescribedError {
  const described = describeError(cause, depth)
  const mayQuote = cause instanceof DatabaseError && /^(22|P0)/.test(cause.code ?? '')
  return mayQuote ? { ...described, message: 'message omitted: it may contain data' } : described
}
