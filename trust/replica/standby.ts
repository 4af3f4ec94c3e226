import { execFile } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { projectRoot } from '../../cli/bootstrap/project.mjs'
import { atShutdown } from '../../cli/process/shutdown.ts'
import { type Cluster, startCluster } from '../../server/db/embedded/cluster.ts'
import { locateEngine } from '../../server/db/embedded/engine.ts'

const call = promisify(execFile)
/** Files of the running primary only; the WAL is streamed. */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp']

/** A PostgreSQL server that replicates another one. */
export interface Standby {
  url: (database: string) => string
  /** Pauses or resumes replay; it continues to receive the WAL. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
  begin: () => Promise<void>
}

/**
 * Copies the running primary and starts the copy as a standby: what `pg_basebackup` does, which is not part of the
 * embedded database.
 */
export async function startStandby(primary: Cluster, folder: string): Promise<Standby> {
  const password = new URL(primary.url('postgres')).password
  const dataFolder = path.join(folder, 'standby')
  mkdirSync(dataFolder, { recursive: true })
  const place = { projectRoot, dataFolder, name: `${path.basename(primary.folder)}-standby` }
  const { cluster: copy } = locateEngine(place)
  rmSync(copy, { recursive: true, force: true })
  await copyRunning(primary, copy)
  const options = { ...place, password, port: 0, isDurable: false, report: () => undefined }
  let cluster = await startCluster(options)
  const remove = async () => {
    await cluster.stop()
    rmSync(copy, { recursive: true, force: true })
  }
  atShutdown(remove)
  const say = (statement: string) => ask(cluster.url('postgres'), statement)
  return {
    url: (database) => cluster.url(database),
    pause: () => say('select pg_wal_replay_pause()'),
    resume: () => say('select pg_wal_replay_resume()'),
    stop: () => cluster.stop(),
    begin: async () => {
      cluster = await startCluster({ ...options, port: cluster.port })
    },
  }
}

async function copyRunning(primary: Cluster, copy: string): Promise<void> {
  const client = new Client({ connectionString: primary.url('postgres') })
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', true)")
    // WAL replay restores files that disappear during the copy.
    await call('cp', ['-a', primary.folder, copy]).catch(() => undefined)
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    )
    const owner = statSync(primary.folder)
    for (const name of LEFT_OUT) empty(path.join(copy, name))
    const own = (name: string, text: string) => {
      writeFileSync(path.join(copy, name), text, { mode: 0o600 })
      chownSync(path.join(copy, name), owner.uid, owner.gid)
    }
    own('backup_label', rows[0]!.labelfile)
    own('standby.signal', '')
    const { hostname, port, username, password } = new URL(primary.url('postgres'))
    const line = `host=${hostname} port=${port} user=${username} password=${password}`
    appendFileSync(path.join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${line}'\n`)
  } finally {
    await client.end()
  }
}

/** Copies a folder with its owner and the folders in it. */
function empty(place: string): void {
  const stats = statSync(place, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return rmSync(place, { force: true })
  for (const entry of readdirSync(place, { withFileTypes: true }))
    if (entry.isDirectory()) empty(path.join(place, entry.name))
    else rmSync(path.join(place, entry.name), { force: true })
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
