import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { inProject, projectRoot } from '../../cli/bootstrap/project.mjs'
import { run } from '../../cli/process/run.ts'

export interface EarlierVersion {
  /** The folder of its sources. */
  folder: string
  /** Its name in the report. */
  title: string
}

const MIGRATIONS = 'server/db/migrations'

/**
 * The version to upgrade from: the sources before the newest migration, from the git history. This version itself if
 * no migration follows the initial schema, or if the history is too short.
 */
export async function earlierVersion(folder: string): Promise<EarlierVersion> {
  const migrations = readdirSync(inProject(MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const newest = migrations.at(-1)!
  if (migrations.length === 1)
    return { folder: projectRoot, title: 'this version: no migration follows the initial schema' }
  const commit = await commitBefore(`${MIGRATIONS}/${newest}`)
  if (commit && (await unpack(commit, folder)))
    return { folder, title: `${commit.slice(0, 7)}, before ${newest}` }
  return { folder: projectRoot, title: `this version: the history has no commit before ${newest}` }
}

/** Not a commit within a branch, which may have a draft of a migration. */
const FIRST_ON_MAIN =
  '-1 --first-parent --diff-merges=first-parent --diff-filter=A --no-patch'.split(' ')

async function commitBefore(file: string): Promise<string | null> {
  const added = await git('log', ...FIRST_ON_MAIN, '--format=%H', '--', file)
  return added && git('rev-parse', '--verify', '--quiet', `${added}^`)
}

async function unpack(commit: string, folder: string): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = path.join(folder, 'sources.tar')
  if ((await git('archive', '--format=tar', '-o', archive, commit)) === null) return false
  const unpacked = await run('tar', ['-xf', archive, '-C', folder])
  if (unpacked.code !== 0 || !existsSync(path.join(folder, 'server/main.ts'))) return false
  rmSync(archive)
  symlinkSync(inProject('node_modules'), path.join(folder, 'node_modules'))
  return true
}

async function git(...args: string[]): Promise<string | null> {
  const { code, output } = await run('git', args).catch(() => ({ code: 1, output: '' }))
  return code === 0 ? output.trim() : null
}
