import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { atShutdown } from '../../cli/process/shutdown.ts'
import { freePort } from '../../server/db/embedded/free-port'
import { open } from './play'
import { ResponseReader } from './response'

export const MAX_DELAY_MS = 100
/** A process counts as hung after its event loop was blocked for this long. */
export const HUNG_MS = 4000
const EVERY_MS = 10
const PATH = '/api/health/live'

/** A time in which the event loop of the server was blocked. */
export interface Delay {
  from: number
  to: number
  ms: number
}

/** An idle server in another process: a delay there is caused by the machine and not by the product. */
export async function startBareServer(): Promise<number> {
  const port = await freePort()
  const script = inProject('bench', 'reference', 'bare-server.ts')
  const child = spawn(projectNode, [script, inProject('package.json'), String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  atShutdown(() => void child.kill())
  for (let tries = 0; tries < 200; tries += 1) {
    if (await new Connection(port).ask().catch(() => null)) return port
    await sleep(50)
  }
  throw new Error('the bare server did not start')
}

/**
 * Continuously requests the liveness check on one connection. Subtracts processor time of other processes, delays of
 * an idle server, and delays of this process.
 */
export class LoopProbe {
  readonly delays: Delay[] = []
  probes = 0
  peakMs = 0
  /** The send time of the request without a response. */
  #asking: number | undefined
  #isOver = false
  readonly #ended: Promise<void>

  constructor(
    readonly server: { port: number; pid: number },
    readonly barePort: number,
  ) {
    this.#ended = this.#run()
  }

  get isHung(): boolean {
    return this.#asking !== undefined && performance.now() - this.#asking > HUNG_MS
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.race([this.#ended, sleep(HUNG_MS)])
  }

  async #run(): Promise<void> {
    const server = new Connection(this.server.port)
    const bare = new Connection(this.barePort)
    while (!this.#isOver) {
      await this.#probe(server, bare).catch(() => undefined)
      await sleep(EVERY_MS)
    }
    server.close()
    bare.close()
  }

  async #probe(server: Connection, bare: Connection): Promise<void> {
    const from = performance.now()
    this.#asking = from
    const waitedBefore = waitedMs(this.server.pid)
    const [took, bareTook] = await Promise.all([server.ask(), bare.ask()]).finally(() => {
      this.#asking = undefined
    })
    const waited = waitedMs(this.server.pid) - waitedBefore
    const ms = took - waited - bareTook
    this.probes += 1
    this.peakMs = Math.max(this.peakMs, ms)
    if (ms > MAX_DELAY_MS) this.delays.push({ from, to: performance.now(), ms: Math.round(ms) })
  }
}

/** How long a process was runnable while others had the processor; 0 where the system does not provide it. */
function waitedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}

/** One keep-alive connection; reopened when the server has closed it. */
class Connection {
  #socket: ReturnType<typeof open> | undefined

  constructor(readonly port: number) {}

  /** Returns the response time in milliseconds. */
  ask(): Promise<number> {
    const socket = (this.#socket ??= this.#open())
    const reader = new ResponseReader([{ method: 'GET', version: '1.1' }])
    const began = performance.now()
    return new Promise((resolve, reject) => {
      const onData = (chunk: Buffer) => {
        reader.feed(chunk)
        if (reader.problem) return onEnd()
        if (!reader.isComplete) return
        leave()
        resolve(performance.now() - began)
      }
      const onEnd = () => {
        leave()
        this.close()
        reject(new Error('the connection was closed'))
      }
      const leave = () => {
        socket.off('data', onData)
        for (const event of ['end', 'error', 'close']) socket.off(event, onEnd)
      }
      socket.on('data', onData)
      for (const event of ['end', 'error', 'close']) socket.on(event, onEnd)
      socket.write(`GET ${PATH} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    })
  }

  #open(): ReturnType<typeof open> {
    const socket = open({ port: this.port })
    socket.on('error', () => undefined)
    return socket
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = undefined
  }
}
