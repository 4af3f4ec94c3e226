import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf, Failure } from '../bootstrap/failure.mjs'

/** The secrets of a data folder; generated once, so that sessions survive a restart. */
export interface Secrets {
  /** Signs XSRF tokens and peppers payment codes. */
  secretKey: string
  opsToken: string
}

/** The connection data of the embedded database. */
export interface DatabaseRecord {
  name: string
  password: string
  port: number
}

export function secretsOf(folder: string): Secrets {
  return readOrCreate(path.join(folder, 'secrets.json'), () => ({
    secretKey: randomBytes(32).toString('hex'),
    opsToken: randomBytes(32).toString('hex'),
  }))
}

export function databaseRecordOf(folder: string, namePrefix: string): DatabaseRecord {
  return readOrCreate(path.join(folder, 'database.json'), () => ({
    name: `${namePrefix}-${randomBytes(4).toString('hex')}`,
    password: randomBytes(24).toString('hex'),
    port: 0,
  }))
}

export function rememberPort(folder: string, record: DatabaseRecord, port: number): void {
  if (record.port === port) return
  const file = path.join(folder, 'database.json')
  renameSync(writeBeside(file, { ...record, port }), file)
}

/** The file itself is complete at any time, also when this process is killed while it writes. */
function writeBeside(file: string, value: unknown): string {
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, JSON.stringify(value, null, 2), { mode: 0o600, flag: 'wx' })
  return draft
}

function readOrCreate<T>(file: string, make: () => T): T {
  try {
    return read<T>(file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const draft = writeBeside(file, make())
  try {
    linkSync(draft, file)
  } catch (error) {
    // Another process created the file first, so its secrets are used.
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return read<T>(file)
}

function read<T>(file: string): T {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text) as T
  } catch {
    throw new Failure(
      `${file} is damaged: restore it from a backup, or remove the data folder to start again.`,
    )
  }
}
