import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lifeOf } from '../../server/db/embedded/process-life.mjs'

/**
 * Processes that share something, each marked by a file `<subject>.<pid>` in a folder. Marks of ended processes
 * are ignored.
 */
export function markUser(folder: string, subject: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(folder, subject), lifeOf(process.pid) ?? '')
}

export function unmarkUser(folder: string, subject: string): void {
  rmSync(fileOf(folder, subject), { force: true })
}

/** The subjects that running processes use. */
export function usedSubjects(folder: string): Set<string> {
  mkdirSync(folder, { recursive: true })
  const used = new Set<string>()
  for (const name of readdirSync(folder)) {
    const [subject = '', pid] = name.split('.')
    const file = path.join(folder, name)
    if (lifeOf(Number(pid)) === readFileSync(file, 'utf8')) used.add(subject)
    else rmSync(file, { force: true })
  }
  return used
}

const fileOf = (folder: string, subject: string): string =>
  path.join(folder, `${subject}.${process.pid}`)
