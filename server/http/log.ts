import pino from 'pino'

export type Logger = pino.Logger

/** One JSON line per event. Whatever could hold a secret is never put into a line to begin with. */
export function createLogger(level: string): Logger {
  return pino({ level, base: { app: 'sampan' }, timestamp: pino.stdTimeFunctions.isoTime })
}
