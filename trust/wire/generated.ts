import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { atShutdown } from '../../cli/process/shutdown.ts'
import { delayDuring } from './attacks/attack'
import type { WireTestbed } from './testbed'
import { HUNG_MS, type LoopProbe, MAX_DELAY_MS } from './loop-probe'
import {
  type Flight,
  type Found,
  type FromSender,
  type News,
  type ToSender,
} from './sender-messages'
import { playAlone } from './replay'

const AT_ONCE = 24
const MIN_STRETCH = 50
const MAX_STRETCH = 5000
const MAX_HANGS = 3
const PROGRESS_EVERY = 20_000
const KEPT_FLIGHTS = 4000

export interface Storm {
  found: Found[]
  sent: number
  requests: number
  /** Delays of the event loop, with the cases in progress. */
  delays: { ms: number; seeds: number[] }[]
  hangs: number
}

/** Sends generated cases from another process while this one monitors the event loop of the server. */
export class StormRun {
  readonly storm: Storm = { found: [], sent: 0, requests: 0, delays: [], hangs: 0 }
  readonly #sender: ChildProcess
  #flights: Flight[] = []
  #shown = 0

  constructor(readonly testbed: WireTestbed) {
    this.#sender = fork(inProject('trust', 'wire', 'sender.ts'), {
      execPath: projectNode,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    atShutdown(() => void this.#sender.kill())
  }

  /** The minimum number of requests; a connection carries one or more of them. */
  async run(requests: number): Promise<Storm> {
    const { storm } = this
    let next = 0
    while (storm.requests < requests && storm.hangs < MAX_HANGS) {
      const left = Math.ceil((requests - storm.requests) / 2)
      next = await this.#stretch(next, next + Math.min(MAX_STRETCH, Math.max(MIN_STRETCH, left)))
    }
    this.#sender.disconnect()
    return this.storm
  }

  /** Runs until all are sent or the server hangs; returns the next case. */
  async #stretch(from: number, to: number): Promise<number> {
    const { testbed } = this
    const probe = testbed.probe()
    const watching = setInterval(() => {
      if (probe.isHung) this.#tell({ stop: true })
    }, 200)
    const { next, open } = await this.#send(from, to)
    clearInterval(watching)
    // The cases in progress are known a moment after the delay.
    await sleep(50)
    const { isHung } = probe
    await probe.stop()
    this.#keepDelays(probe)
    if (isHung) await this.#findCulprit(open)
    return next
  }

  #send(from: number, to: number): Promise<{ next: number; open: number[] }> {
    const { context, web, world } = this.testbed
    return new Promise((resolve, reject) => {
      const onExit = () => reject(new Error('the sender ended'))
      const onMessage = (message: FromSender) => {
        const news = 'over' in message ? message.over.news : message.news
        this.#take(news)
        if (!('over' in message)) return
        this.#sender.off('message', onMessage).off('exit', onExit)
        resolve(message.over)
      }
      this.#sender.on('message', onMessage)
      this.#sender.once('exit', onExit)
      this.#tell({
        orders: { port: web.port, world, seed: context.seed, from, to, atOnce: AT_ONCE },
      })
    })
  }

  #tell(message: ToSender): void {
    this.#sender.send(message)
  }

  #take({ sent, requests, statuses, kinds, flights, found }: News): void {
    const { context } = this.testbed
    this.storm.sent += sent
    this.storm.requests += requests
    this.storm.found.push(...found)
    context.count('connections', sent)
    context.count('requests', requests)
    for (const [kind, count] of Object.entries(kinds)) context.count(`of kind "${kind}"`, count)
    for (const [status, count] of Object.entries(statuses))
      context.count(`answered ${status}`, count)
    this.#flights = [...this.#flights, ...flights].slice(-KEPT_FLIGHTS)
    if (this.storm.sent - this.#shown >= PROGRESS_EVERY) {
      this.#shown = this.storm.sent
      context.say(`${this.#shown} connections, ${this.storm.found.length} violations`)
    }
  }

  #keepDelays({ delays, peakMs, probes }: LoopProbe): void {
    const { context } = this.testbed
    context.count('probes of the event loop', probes)
    context.peak('ms of the longest probe, less the delay of the machine', peakMs)
    for (const { from, to, ms } of delays) {
      const [began, ended] = [performance.timeOrigin + from, performance.timeOrigin + to]
      const during = this.#flights.filter(([, start, end]) => start <= ended && end >= began)
      this.storm.delays.push({ ms, seeds: during.map(([seed]) => seed) })
    }
  }

  /** Sends each case that was in progress alone to a new server. */
  async #findCulprit(open: number[]): Promise<void> {
    const { testbed, storm } = this
    storm.hangs += 1
    await testbed.restart()
    for (const seed of open) {
      const { isHung } = await delayDuring(testbed, () => playAlone(testbed, seed))
      if (!isHung) continue
      const detail = `the event loop was blocked for ${HUNG_MS} ms`
      storm.found.push({ seed, kind: 'hang', what: 'stops the process', detail })
      return testbed.restart()
    }
    const detail = `none of ${open.length} cases stops it alone: ${open.join(' ')}`
    storm.found.push({ seed: open[0] ?? 0, kind: 'hang', what: 'stops the process', detail })
  }
}

const MAX_REPLAYS = 300

/** A delay counts if one of the cases in progress reproduces it repeatedly, alone. */
export async function repeatableDelays(testbed: WireTestbed, storm: Storm): Promise<Found[]> {
  const found: Found[] = []
  const tried = new Set<number>()
  const most = testbed.context.size(MAX_REPLAYS, 60)
  for (const { seeds } of storm.delays.toSorted((one, other) => other.ms - one.ms)) {
    for (const seed of seeds) {
      if (tried.has(seed) || tried.size >= most) continue
      tried.add(seed)
      const ms = await delayOf(testbed, seed)
      if (ms > MAX_DELAY_MS)
        found.push({ seed, kind: 'delay', what: 'blocks the event loop', detail: `${ms} ms` })
    }
  }
  testbed.context.count('delays above 100 ms during the generated load', storm.delays.length)
  testbed.context.count('cases repeated alone because of them', tried.size)
  return found
}

/** The cost of a request is the same every time; a pause of the garbage collector or of the machine is not. */
const DELAY_TRIES = 8
/** Slow seconds of a machine pass between two tries. */
const LONGER_EACH_TRY_MS = 250

/** The shortest of all attempts, or the first one that is short enough. */
async function delayOf(testbed: WireTestbed, seed: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < DELAY_TRIES && least > MAX_DELAY_MS; tries += 1) {
    const { peakMs, isHung } = await delayDuring(testbed, () => playAlone(testbed, seed))
    if (isHung) await testbed.restart()
    if (peakMs > MAX_DELAY_MS) await sleep(tries * LONGER_EACH_TRY_MS)
    least = Math.min(least, isHung ? HUNG_MS : peakMs)
  }
  return least
}
