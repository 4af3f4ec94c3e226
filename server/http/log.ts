import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import pino from 'pino'

export type Logger = pino.Logger

/** One JSON line per event. Whatever could hold a secret is never put into a line to begin with. */
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

/** A failed statement knows the values it was given, and the database the row it was about: both stay out. */
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

/** PostgreSQL quotes values in its errors of data (class 22), and triggers of ours say what they like. */
function describeCause(cause: unknown, depth: number): DescribedError {
  const described = describeError(cause, depth)
  const mayQuote = cause instanceof DatabaseError && /^(22|P0)/.test(cause.code ?? '')
  return mayQuote ? { ...described, message: 'about the data' } : described
}
