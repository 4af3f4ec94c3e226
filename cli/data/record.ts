import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf, Failure } from '../bootstrap/failure.mjs'

/** What a data folder's server needs beside its database; drawn once, so that sessions outlive a restart. */
export interface Secrets {
  /** Signs cross-site tokens and peppers payment codes. */
  secretKey: string
  opsToken: string
}

/** How the embedded database of a data folder is reached. */
export interface DatabaseRecord {
  name: string
  password: string
  port: number
}

export function secretsOf(folder: string): Secrets {
  return recall(path.join(folder, 'secrets.json'), () => ({
    secretKey: randomBytes(32).toString('hex'),
    opsToken: randomBytes(32).toString('hex'),
  }))
}

export function databaseRecordOf(folder: string, namePrefix: string): DatabaseRecord {
  return recall(path.join(folder, 'database.json'), () => ({
    name: `${namePrefix}-${randomBytes(4).toString('hex')}`,
    password: randomBytes(24).toString('hex'),
    port: 0,
  }))
}

export function rememberPort(folder: string, record: DatabaseRecord, port: number): void {
  if (record.port === port) return
  const file = path.join(folder, 'database.json')
  writeFileSync(file, JSON.stringify({ ...record, port }, null, 2), { mode: 0o600 })
}

function recall<T>(file: string, make: () => T): T {
  try {
    return read<T>(file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, JSON.stringify(make(), null, 2), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another process was first; its secrets count.
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return read<T>(file)
}

function read<T>(file: string): T {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text) as T
  } catch {
    throw new Failure(
      `${file} is damaged: bring it back from a backup, or remove the data folder to begin anew.`,
    )
  }
}
