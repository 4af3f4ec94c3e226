import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atShutdown } from '../../cli/process/shutdown.ts'
import { freePort } from '../../server/db/embedded/free-port.ts'
import type { Deployment } from './deployment'

const PATIENCE_MS = 90_000
const PROGRAMS = {
  web: ['--enable-source-maps', 'web.mjs'],
  backend: ['--enable-source-maps', '--import', 'tsx', 'server/main.ts'],
}

export type Part = keyof typeof PROGRAMS

/** One process of many, started from the content of an image, as a user without write permission. */
export class FleetProcess {
  #child: ChildProcess | undefined

  private constructor(
    readonly name: string,
    readonly part: Part,
    readonly port: number,
    private readonly deployment: Deployment,
    private readonly settings: Record<string, string>,
  ) {}

  static async start(
    deployment: Deployment,
    part: Part,
    name: string,
    settings: Record<string, string> = {},
  ): Promise<FleetProcess> {
    const member = new FleetProcess(name, part, await freePort(), deployment, settings)
    await member.begin()
    return member
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Also restarts it on the same port, as a supervisor does. */
  async begin(): Promise<void> {
    const { folder, node, owner } = this.deployment
    const log = openSync(path.join(this.deployment.logs, `${this.name}.log`), 'a')
    const port = String(this.port)
    const address = { PORT: port, HOST: '127.0.0.1', BACKEND_PORT: port }
    const child = spawn(node, PROGRAMS[this.part], {
      cwd: folder,
      env: { ...this.deployment.settings, ...address, ...this.settings },
      stdio: ['ignore', log, log],
      ...owner,
    })
    closeSync(log)
    atShutdown(() => void child.kill('SIGKILL'))
    this.#child = child
    const deadline = performance.now() + PATIENCE_MS
    while (performance.now() < deadline && child.exitCode === null) {
      const answer = await fetch(`${this.url}/api/health/ready`).catch(() => null)
      if (answer?.ok) return
      await sleep(50)
    }
    throw new Error(`${this.name} did not start: see ${this.deployment.logs}/${this.name}.log`)
  }

  /** Stops the process, which finishes active requests; returns how it ended. */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill(signal)
    return ended
  }
}
