import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { ensureInstalled } from '../../cli/process/installed.ts'
import { atShutdown } from '../../cli/process/shutdown.ts'
import { isRoot, unprivilegedAccount } from '../../server/db/embedded/account.ts'
import { freePort } from '../../server/db/embedded/free-port.ts'

const PATIENCE_MS = 5000
/** The first version that supports prepared statements in transaction mode. */
const KEEPS_NAMES = 1.21

export interface Bouncer {
  /** The URL of the database through PgBouncer. */
  url: string
  version: string
  keepsNames: boolean
  kill: () => Promise<void>
  begin: () => Promise<void>
  stop: () => Promise<void>
}

/** PgBouncer with deploy/pgbouncer and this many connections to the database; null where it cannot run. */
export async function startBouncer(databaseUrl: string, size: number): Promise<Bouncer | null> {
  const wanted = { program: 'pgbouncer', versionOption: '--version', package: 'pgbouncer' }
  const [, version = ''] = /PgBouncer ([\d.]+)/.exec((await ensureInstalled(wanted)) ?? '') ?? []
  if (version === '') return null
  const keepsNames = Number(/^\d+\.\d+/.exec(version)?.[0]) >= KEEPS_NAMES
  const account = isRoot ? unprivilegedAccount() : null
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sampan-pgbouncer-'))
  const file = path.join(folder, 'pgbouncer.ini')
  const port = await freePort()
  writeFileSync(file, configFor(databaseUrl, { port, size, keepsNames }), { mode: 0o600 })
  if (account) for (const place of [folder, file]) chownSync(place, account.uid, account.gid)
  let running: { kill: () => Promise<void> } | undefined
  const bouncer = {
    url: through(databaseUrl, port),
    version,
    keepsNames,
    begin: async () => {
      running = await launch(file, port, account)
    },
    kill: async () => running?.kill(),
    stop: async () => {
      await running?.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  atShutdown(bouncer.stop)
  await bouncer.begin()
  return bouncer
}

async function launch(file: string, port: number, account: { uid: number; gid: number } | null) {
  const child = spawn('pgbouncer', ['--quiet', file], {
    ...account,
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const deadline = performance.now() + PATIENCE_MS
  while (!(await isListening(port))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error('PgBouncer did not start')
    await sleep(20)
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { kill }
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** The configuration for operators, with another database and the password here instead of in a file. */
function configFor(
  databaseUrl: string,
  { port, size, keepsNames }: { port: number; size: number; keepsNames: boolean },
): string {
  const { hostname, port: ownPort, username, password, pathname } = new URL(databaseUrl)
  const name = pathname.slice(1)
  const place = `host=${hostname} port=${ownPort} dbname=${name} user=${username} password='${decodeURIComponent(password)}'`
  const given = readFileSync(inProject('deploy/pgbouncer/pgbouncer.ini'), 'utf8')
  const text = given
    .replace(/^sampan = host=\S+ port=\S+ dbname=\S+/m, `${name} = ${place}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/^auth_file.*\n/m, '')
    .replace(/^default_pool_size.*$/m, `default_pool_size = ${size}`)
  return keepsNames ? text : text.replace(/^max_prepared_statements.*\n/m, '')
}

function through(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl)
  url.port = String(port)
  return url.href
}
