import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../bootstrap/project.mjs'
import { markUser, unmarkUser, usedSubjects } from '../data/users.ts'
import { atShutdown } from '../process/shutdown.ts'

/** In the checkout, because Next does not build outside of it. */
export const buildsFolder = inProject('.data', 'builds')

const users = path.join(buildsFolder, 'in-use')
const READY = 'ready'
const KEPT = 2

export const folderOf = (hash: string): string => path.join(buildsFolder, hash)

/** The stamp is written last, so an interrupted build has none. */
export function isReady(hash: string): boolean {
  return existsSync(path.join(folderOf(hash), READY))
}

export function markReady(hash: string): void {
  writeFileSync(path.join(folderOf(hash), READY), '')
}

/** Prevents the removal of a build while this process serves it. */
export function markInUse(hash: string): void {
  markUser(users, hash)
  const now = new Date()
  utimesSync(path.join(folderOf(hash), READY), now, now)
  atShutdown(() => unmarkUser(users, hash))
}

/** Removes all but the newest builds and those in use. */
export function removeOldBuilds(current: string): void {
  const used = usedSubjects(users)
  const old = readdirSync(buildsFolder)
    .filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== current)
    .sort((one, other) => stampTime(other) - stampTime(one))
    .slice(KEPT - 1)
  for (const hash of old) {
    if (!used.has(hash)) rmSync(folderOf(hash), { recursive: true, force: true })
  }
}

function stampTime(hash: string): number {
  try {
    return statSync(path.join(folderOf(hash), READY)).mtimeMs
  } catch {
    return 0
  }
}
