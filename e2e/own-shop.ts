import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import pg from 'pg'
import { inProject, projectNode } from '@/cli/bootstrap/project.mjs'
import { startWeb, type WebProcess } from '@/cli/start/web-process'
import { freePort } from '@/server/db/embedded/free-port'

/** No demo, no card provider, and a bank account for top-ups. */
const OWN = {
  DEMO: '0',
  TRANSFER_BANK: 'River Bank',
  TRANSFER_HOLDER: 'Harbour Ltd',
  TRANSFER_ACCOUNT: '123-4-56789-0',
}

/** As far below the project as cli/bootstrap/project.mjs, which finds the project by its own place. */
const PROGRAMS = inProject('.data', 'test')

/** A company's own shop: an empty database and its web server. */
export class OwnShop {
  private constructor(
    private readonly database: string,
    private readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly web: WebProcess,
  ) {}

  static async open(database: string, settings: Record<string, string> = {}): Promise<OwnShop> {
    const folder = mkdtempSync(path.join(tmpdir(), `sampan-${database}-`))
    await command(drop(database))
    await command(`create database ${database}`)
    const url = new URL(process.env.DATABASE_URL!)
    url.pathname = `/${database}`
    const { TEST_CONTROL: _, ...shared } = process.env
    const env: NodeJS.ProcessEnv = {
      ...shared,
      ...OWN,
      DATA_DIR: folder,
      DATABASE_URL: url.href,
      REGION_POLICY: '[]',
      PORT: String(await freePort()),
      CONSOLE_PORT: '0',
      ...settings,
    }
    await bundlePrograms(database)
    await program(env, 'prepare', '--empty')
    await program(env, 'prepare')
    const web = await startWeb(env, path.join(folder, 'web.log'))
    env.SAMPAN_CONSOLE_URL = `http://localhost:${web.consolePort}`
    return new OwnShop(database, folder, env, web)
  }

  get url(): string {
    return `http://localhost:${this.web.port}`
  }

  get consoleUrl(): string {
    return `http://localhost:${this.web.consolePort}`
  }

  /** `npm run ops -- …` */
  ops(...args: string[]): Promise<string> {
    return program(this.env, 'ops', ...args)
  }

  async close(): Promise<void> {
    await this.web.stop()
    await command(drop(this.database))
    rmSync(this.folder, { recursive: true })
    for (const name of ['ops', 'prepare']) rmSync(fileOf(this.database, name))
  }
}

const drop = (database: string) => `drop database if exists ${database} with (force)`

const fileOf = (database: string, name: string) => path.join(PROGRAMS, `${database}-${name}.mjs`)

/** One file each, because every step of a test starts one, and a start with tsx takes three times as long. */
async function bundlePrograms(database: string): Promise<void> {
  await build({
    entryPoints: [inProject('cli/ops.ts'), inProject('cli/database/prepare.ts')],
    outdir: PROGRAMS,
    entryNames: `${database}-[name]`,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
}

async function program(env: NodeJS.ProcessEnv, name: string, ...args: string[]) {
  const database = new URL(env.DATABASE_URL!).pathname.slice(1)
  const options = { env, cwd: inProject('.') }
  const node = [fileOf(database, name), ...args]
  return (await promisify(execFile)(projectNode, node, options)).stdout
}

async function command(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(sql)
  await client.end()
}
