import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { lifeOf } from '../../server/db/embedded/process-life.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { atShutdown } from '../process/shutdown.ts'

/** Always in the checkout, because Next refuses to build outside it. */
export const buildsFolder = inProject('.data', 'builds')

const READY = 'ready'
const KEPT = 2

export const folderOf = (hash: string): string => path.join(buildsFolder, hash)

/** The stamp is written last: a build that was cut short has none. */
export function isReady(hash: string): boolean {
  return existsSync(path.join(folderOf(hash), READY))
}

export function markReady(hash: string): void {
  writeFileSync(path.join(folderOf(hash), READY), '')
}

/** Keeps a build from being removed while this process serves it. */
export function markInUse(hash: string): void {
  const file = path.join(usersFolder(), `${hash}.${process.pid}`)
  writeFileSync(file, lifeOf(process.pid) ?? '')
  const now = new Date()
  utimesSync(path.join(folderOf(hash), READY), now, now)
  atShutdown(() => rmSync(file, { force: true }))
}

/** Removes all but the newest builds; a build that some process serves stays. */
export function removeOldBuilds(current: string): void {
  const used = hashesInUse()
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

function hashesInUse(): Set<string> {
  const used = new Set<string>()
  for (const name of readdirSync(usersFolder())) {
    const [hash = '', pid] = name.split('.')
    const file = path.join(usersFolder(), name)
    if (lifeOf(Number(pid)) === readFileSync(file, 'utf8')) used.add(hash)
    else rmSync(file, { force: true })
  }
  return used
}

function usersFolder(): string {
  const folder = path.join(buildsFolder, 'in-use')
  mkdirSync(folder, { recursive: true })
  return folder
}
