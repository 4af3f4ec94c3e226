import { AsyncLocalStorage } from 'node:async_hooks'
import { writeSync } from 'node:fs'
import { type IncomingMessage, Server } from 'node:http'
import { Client } from 'pg'
import { CRASH_HEADER } from './crash-point-header.ts'

/**
 * Preloaded into a backend (`node --import … server/main.ts`): the header `x-crash-after: 3` makes the process kill itself,
 * as `kill -9` would, right after statement 3 of the transaction of the request, where 0 is `begin` and the last is
 * `commit`. It prints the crash point to stderr.
 */

interface CrashPoint {
  after: number
  path: string
  /** -1 until the transaction has begun. */
  at: number
}

type Method = (this: unknown, ...args: unknown[]) => unknown

const crashPoints = new AsyncLocalStorage<CrashPoint>()

const emit = Server.prototype.emit as Method
Server.prototype.emit = function (this: Server, ...args: unknown[]) {
  const [event, request] = args as [string, IncomingMessage]
  const after = event === 'request' ? request.headers[CRASH_HEADER] : undefined
  if (after === undefined) return emit.apply(this, args)
  const crashPoint = { after: Number(after), path: String(request.url), at: -1 }
  return crashPoints.run(crashPoint, () => emit.apply(this, args))
} as typeof Server.prototype.emit

const query = Client.prototype.query as unknown as Method
Client.prototype.query = function (this: Client, ...args: unknown[]) {
  const crashPoint = crashPoints.getStore()
  const text = textOf(args[0])
  if (crashPoint && (crashPoint.at >= 0 || text === 'begin')) crashPoint.at += 1
  const result = query.apply(this, args)
  if (crashPoint && crashPoint.at === crashPoint.after && result instanceof Promise) {
    const die = () => end(crashPoint, text)
    result.then(die, die)
  }
  return result
} as unknown as typeof Client.prototype.query

function textOf(first: unknown): string {
  return typeof first === 'string' ? first : String((first as { text?: string }).text)
}

function end({ path, at }: CrashPoint, statement: string): void {
  writeSync(2, `crash point: ${path} after ${at}, ${statement.replace(/\s+/g, ' ').slice(0, 60)}\n`)
  process.kill(process.pid, 'SIGKILL')
}
