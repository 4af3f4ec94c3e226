import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
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
    await program(env, 'cli/database/prepare.ts', '--empty')
    await program(env, 'cli/database/prepare.ts')
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
    return program(this.env, 'cli/ops.ts', ...args)
  }

  async close(): Promise<void> {
    await this.web.stop()
    await command(drop(this.database))
    rmSync(this.folder, { recursive: true })
  }
}

const drop = (database: string) => `drop database if exists ${database} with (force)`

async function program(env: NodeJS.ProcessEnv, script: string, ...args: string[]) {
  const options = { env, cwd: inProject('.') }
  const node = ['--import', 'tsx', inProject(script), ...args]
  return (await promisify(execFile)(projectNode, node, options)).stdout
}

async function command(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(sql)
  await client.end()
}
