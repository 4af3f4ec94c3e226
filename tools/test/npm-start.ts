import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../../cli/bootstrap/project.mjs'
import { databaseRecordOf } from '../../cli/data/record.ts'
import { atShutdown } from '../../cli/process/shutdown.ts'
import { locateEngine } from '../../server/db/embedded/engine.ts'
import { freePort } from '../../server/db/embedded/free-port.ts'
import { readPostmaster } from '../../server/db/embedded/postmaster.ts'
import { lifeOf } from '../../server/db/embedded/process-life.mjs'

const READY_MS = 180_000

/** An `npm start` on a separate data folder, with all its processes. */
export class NpmStart {
  wasReady = false
  readonly isReady: Promise<void>
  readonly #began = performance.now()
  /** The start time of each process that was seen, by process id. */
  readonly #lives = new Map<number, string>()
  readonly #npm: ChildProcess
  readonly #port: number
  readonly #folder: string

  private constructor(npm: ChildProcess, port: number, folder: string) {
    this.#npm = npm
    this.#port = port
    this.#folder = folder
    this.#note(npm.pid ?? 0)
    atShutdown(() => this.killRest())
    this.isReady = this.#untilReady()
    this.isReady.catch(() => undefined)
  }

  /** `settings` are environment variables. */
  static async begin(folder: string, settings: Record<string, string> = {}): Promise<NpmStart> {
    mkdirSync(folder, { recursive: true })
    const port = await freePort()
    const log = openSync(`${folder}.log`, 'a')
    const { DATABASE_URL: _, ...rest } = process.env
    const npm = spawn('npm', ['start'], {
      cwd: projectRoot,
      detached: true,
      env: {
        ...rest,
        PORT: String(port),
        // The next port may be that of another test.
        CONSOLE_PORT: '0',
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    return new NpmStart(npm, port, folder)
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  get ageMs(): number {
    return performance.now() - this.#began
  }

  get seen(): number {
    return this.#lives.size
  }

  end(signal: NodeJS.Signals): void {
    this.#look()
    this.#npm.kill(signal)
  }

  /** The processes that still run after a timeout, as text; resolves as soon as none is left. */
  async leftAfter(ms: number): Promise<string[]> {
    for (const deadline = performance.now() + ms; ; await sleep(50)) {
      this.#look()
      const left = await this.#left()
      if (left.length === 0 || performance.now() > deadline) return left
    }
  }

  killRest(): void {
    this.#look()
    for (const pid of this.#living()) process.kill(pid, 'SIGKILL')
  }

  async #untilReady(): Promise<void> {
    for (const deadline = performance.now() + READY_MS; ; await sleep(100)) {
      this.#look()
      const answer = await fetch(`${this.url}/api/health/ready`).catch(() => null)
      if (answer?.ok) break
      if (this.#npm.exitCode !== null || performance.now() > deadline)
        throw new Error(`npm start did not become ready: see ${this.#folder}.log`)
    }
    this.wasReady = true
  }

  async #left(): Promise<string[]> {
    const left = this.#living().map((pid) => commandOf(pid))
    if ((await freePort(this.#port)) !== this.#port) left.push(`port ${this.#port} is taken`)
    if (this.#postmaster()) left.push('PostgreSQL')
    return left
  }

  #postmaster() {
    if (!existsSync(path.join(this.#folder, 'database.json'))) return null
    const { name } = databaseRecordOf(this.#folder, '')
    const { cluster } = locateEngine({ projectRoot, dataFolder: this.#folder, name })
    return readPostmaster(cluster)
  }

  #living(): number[] {
    return [...this.#lives].filter(([pid, life]) => lifeOf(pid) === life).map(([pid]) => pid)
  }

  /** Adds the children of all known processes; they stay known when their parent ends. */
  #look(): void {
    const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    const pairs = rows
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/).map(Number) as [number, number])
    const living = new Set(this.#living())
    for (let grown = true; grown;) {
      grown = false
      for (const [pid, parent] of pairs) {
        if (!living.has(parent) || living.has(pid)) continue
        living.add(pid)
        this.#note(pid)
        grown = true
      }
    }
  }

  #note(pid: number): void {
    const life = lifeOf(pid)
    if (life !== null) this.#lives.set(pid, life)
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return `process ${pid}`
  }
}
