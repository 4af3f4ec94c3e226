import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { inProject, projectNode, projectRoot } from '../../cli/bootstrap/project.mjs'
import { step } from '../../cli/bootstrap/steps.mjs'
import { ensureBuild } from '../../cli/build/build.ts'
import { productEnvironment } from '../../cli/environment.ts'
import { atShutdown } from '../../cli/process/shutdown.ts'
import { freePort } from '../../server/db/embedded/free-port.ts'
import { TEST_CONTROL_TOKEN, TEST_OPS_TOKEN } from '@/server/testing/backend'

const PATIENCE_MS = 180_000
/** Lets a request name the statement after which the process ends. */
const CRASH_POINT = pathToFileURL(inProject('server/testing/crash-point.ts')).href
const SETTINGS = {
  DEMO: '0',
  // Its shoppers top up with cards of the sandbox.
  TEST_CONTROL: TEST_CONTROL_TOKEN,
  LOG_LEVEL: 'error',
  OPS_TOKEN: TEST_OPS_TOKEN,
  TRY_LIMITS: 'relaxed',
}

/** A server in a separate process, on the same port after every restart. */
export class ServerProcess {
  #child: ChildProcess | undefined

  private constructor(
    readonly url: string,
    readonly env: NodeJS.ProcessEnv,
    readonly log: string,
    readonly command: string[],
  ) {
    atShutdown(() => this.kill())
  }

  /** `npm run backend`. */
  static async openBackend(folder: string, databaseUrl: string): Promise<ServerProcess> {
    const port = await freePort()
    const env = productEnvironment(folder, databaseUrl, {
      ...SETTINGS,
      BACKEND_PORT: String(port),
    })
    const command = ['--import', 'tsx', '--import', CRASH_POINT, inProject('server/main.ts')]
    const log = path.join(folder, 'crash-backend.log')
    return new ServerProcess(`http://127.0.0.1:${port}`, env, log, command)
  }

  /** The web process of `npm start`: pages, gateway, backend and jobs. */
  static async openWeb(folder: string, databaseUrl: string): Promise<ServerProcess> {
    const distDir = await step('Bringing the build up to date', ensureBuild)
    const port = await freePort()
    const env = productEnvironment(folder, databaseUrl, {
      ...SETTINGS,
      NODE_ENV: 'production',
      SAMPAN_DIST_DIR: distDir,
      HOST: 'localhost',
      PORT: String(port),
    })
    const command = ['--import', CRASH_POINT, '--enable-source-maps', inProject('web', 'main.mjs')]
    const log = path.join(folder, 'crash-web.log')
    return new ServerProcess(`http://127.0.0.1:${port}`, env, log, command)
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  get isAlive(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null
  }

  /** Starts it and returns how many milliseconds passed until it was healthy. */
  async start(): Promise<number> {
    const began = performance.now()
    const output = openSync(this.log, 'a')
    this.#child = spawn(projectNode, this.command, {
      cwd: projectRoot,
      env: this.env,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    await this.untilWell()
    return performance.now() - began
  }

  /** Polls the health call every few milliseconds until backend and database respond. */
  async untilWell(): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS
    while (performance.now() < deadline) {
      if (await this.#isWell()) return
      await sleep(25)
    }
    throw new Error(`the server was not healthy after ${PATIENCE_MS} ms: see ${this.log}`)
  }

  async #isWell(): Promise<boolean> {
    try {
      const response = await fetch(`${this.url}/api/health`, { signal: AbortSignal.timeout(3000) })
      const { data } = (await response.json()) as { data: { ok: boolean } | null }
      return data?.ok ?? false
    } catch {
      return false
    }
  }

  /** True when the process ended by itself within that time. */
  async endsWithin(ms: number): Promise<boolean> {
    const deadline = performance.now() + ms
    while (this.isAlive && performance.now() < deadline) await sleep(2)
    return !this.isAlive
  }

  async kill(): Promise<void> {
    if (!this.isAlive) return
    this.#child?.kill('SIGKILL')
    await this.endsWithin(PATIENCE_MS)
  }
}
