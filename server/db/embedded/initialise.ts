import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.ts'
import type { Engine } from './engine.ts'
import { environmentFor } from './settings.ts'

export const SUPERUSER = 'sampan'
const MAJOR_VERSION = '18'

/** Creates the cluster in a temporary folder and renames it, so that an interruption leaves no partial cluster. */
export async function initialise(
  engine: Engine,
  password: string,
  signal?: AbortSignal,
): Promise<void> {
  if (existsSync(path.join(engine.cluster, 'PG_VERSION'))) {
    checkVersion(engine.cluster)
    return
  }
  const draft = `${engine.cluster}.${randomUUID()}`
  const passwordFile = `${draft}.password`
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (engine.account) {
    chownSync(draft, engine.account.uid, engine.account.gid)
    chownSync(passwordFile, engine.account.uid, engine.account.gid)
  }
  try {
    await runInitdb(engine, draft, passwordFile, signal)
    rmSync(engine.cluster, { recursive: true, force: true })
    renameSync(draft, engine.cluster)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

function checkVersion(cluster: string): void {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new Failure(
    `The database in ${cluster} was created by PostgreSQL ${version} and this is ${MAJOR_VERSION}: dump it with the older version and restore it, or move that folder away to start with an empty database.`,
  )
}

/**
 * The builtin C.UTF-8 locale classifies letters of all scripts and is the same on every machine; Intl does the
 * sorting.
 */
function runInitdb(
  engine: Engine,
  folder: string,
  passwordFile: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--text-search-config=simple',
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--no-instructions',
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(engine.programs, 'bin', 'initdb'), args, {
      ...engine.account,
      cwd: engine.home,
      env: environmentFor(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (signal?.aborted) child.kill()
    signal?.addEventListener('abort', () => child.kill(), { once: true })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Failure(failedSentence(output)))
    })
  })
}

function failedSentence(output: string): string {
  const lines = output.trim().split('\n')
  const telling = lines.filter((line) => /error:|FATAL|PANIC|could not|No space/i.test(line))
  const reason = (telling.length > 0 ? telling : lines.slice(-3)).join(' ').trim()
  return `PostgreSQL could not create its data folder (${reason}): fix that, or set DATABASE_URL to your own server.`
}
