import type { IncomingMessage, ServerResponse } from 'node:http'
import { metrics } from '../../server/metrics.ts'
import { Turns, type TurnLimits } from '../../server/http/turns.ts'
import { answerBusy } from './busy-answer.ts'

export type Kind = 'call' | 'page' | 'file'

/** One thread works on all of them, so that many at once only make each take longer. */
const LIMITS: Record<Kind, TurnLimits> = {
  call: { atOnce: 24, waiting: 96, patienceMs: 1000 },
  // A page that is seen for the first time takes longer to make than a call to answer, and a full line half a second.
  page: { atOnce: 12, waiting: 48, patienceMs: 1000, hurriedMs: 600 },
  // A page that came asks for these all at once, and is broken without them.
  file: { atOnce: 32, waiting: 1024, patienceMs: 4000 },
}
/** What watchers and the server itself ask is never kept waiting. */
const ALWAYS_OPEN = new Set(['/api/health', '/api/revalidate'])
const FILES = /^\/(_next\/|api\/(pictures|uploads|share)\/)|\.\w+$/
/** Fits what a socket is read ahead by, so that it arrives without anybody reading it. */
const SMALL_BODY_BYTES = 16 * 1024
const TELL_EVERY_MS = 10_000

export type Door = (request: IncomingMessage, response: ServerResponse, go: () => void) => void

/**
 * Lets requests in as they can be answered, and turns away at once those that cannot: with 503 and when to come
 * back. A turn begins when the request is there whole and ends when its answer begins, so that neither a slow
 * sender nor a slow reader holds one.
 */
export function createDoor(limits: Record<Kind, TurnLimits> = LIMITS): Door {
  const doors = {
    call: new Turns(limits.call),
    page: new Turns(limits.page),
    file: new Turns(limits.file),
  }
  const tell = createTeller()
  return (request, response, go) => {
    const path = request.url?.split('?', 1)[0] ?? '/'
    const arrival = arrivalOf(request)
    if (ALWAYS_OPEN.has(path) || arrival === 'slowly') return go()
    const kind = kindOf(path)
    const turns = doors[kind]
    const enter = async () => {
      if (!(await turns.enter())) {
        metrics().turnedAway.inc({ kind })
        tell()
        return answerBusy(request, response)
      }
      if (request.socket.destroyed) return turns.leave()
      // Pages that are kept come without any waiting: one straight after the other, they would let nothing else in.
      onceAnswered(response, () => setImmediate(() => turns.leave()))
      go()
    }
    void (arrival ? arrival.then(enter) : enter())
  }
}

export function kindOf(path: string): Kind {
  if (FILES.test(path)) return 'file'
  return path.startsWith('/api/') ? 'call' : 'page'
}

/** Null when the request has no body; those that may take minutes to arrive wait for nobody. */
function arrivalOf(request: IncomingMessage): Promise<void> | 'slowly' | null {
  if (request.headers['transfer-encoding'] !== undefined) return 'slowly'
  const size = Number(request.headers['content-length'] ?? 0)
  if (size === 0) return null
  if (size > SMALL_BODY_BYTES) return 'slowly'
  const { promise, resolve } = Promise.withResolvers<void>()
  const push = request.push.bind(request)
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk === null) resolve()
    return push(chunk, encoding)
  }
  return promise
}

function onceAnswered(response: ServerResponse, act: () => void): void {
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    act()
  }
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    end()
    return writeHead(...given)
  }
  response.once('close', end)
}

/** A line in the log while it lasts, and not one for each. */
function createTeller(): () => void {
  let turnedAway = 0
  let timer: NodeJS.Timeout | undefined
  const say = () => {
    timer = undefined
    const line = { level: 'warn', app: 'sampan', msg: 'too much at once', turnedAway }
    process.stderr.write(`${JSON.stringify(line)}\n`)
    turnedAway = 0
  }
  return () => {
    turnedAway += 1
    timer ??= setTimeout(say, TELL_EVERY_MS).unref()
  }
}
