import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectNode } from '../../cli/bootstrap/project.mjs'
import { productEnvironment } from '../../cli/environment.ts'
import { atShutdown } from '../../cli/process/shutdown.ts'
import { freePort } from '../../server/db/embedded/free-port.ts'
import { TEST_CONTROL_TOKEN, TEST_OPS_TOKEN } from '@/server/testing/backend'

const PATIENCE_MS = 90_000

/** The backend of one version in a separate process, from its own sources. */
export class RunningVersion {
  private constructor(
    readonly name: string,
    readonly url: string,
    readonly child: ChildProcess,
  ) {}

  static async start(
    name: string,
    sources: string,
    testbed: { folder: string; databaseUrl: string },
  ): Promise<RunningVersion> {
    const port = await freePort()
    const env = productEnvironment(testbed.folder, testbed.databaseUrl, {
      BACKEND_PORT: String(port),
      DEMO: '0',
      // Its shoppers top up with cards of the sandbox.
      TEST_CONTROL: TEST_CONTROL_TOKEN,
      LOG_LEVEL: 'error',
      OPS_TOKEN: TEST_OPS_TOKEN,
      TRY_LIMITS: 'relaxed',
    })
    const log = openSync(path.join(testbed.folder, `upgrade-${name}.log`), 'w')
    const child = spawn(projectNode, ['--import', 'tsx', path.join(sources, 'server/main.ts')], {
      cwd: sources,
      env,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    atShutdown(() => void child.kill('SIGKILL'))
    const version = new RunningVersion(name, `http://127.0.0.1:${port}`, child)
    await version.#untilWell()
    return version
  }

  async #untilWell(): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS
    while (performance.now() < deadline && this.child.exitCode === null) {
      const answer = await fetch(`${this.url}/api/health`).catch(() => null)
      if (answer?.ok) return
      await sleep(100)
    }
    throw new Error(`the backend of the ${this.name} version did not start: see its log`)
  }

  /** A graceful shutdown, as a supervisor does it: active requests finish first. */
  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve))
    this.child.kill('SIGTERM')
    await ended
  }
}
