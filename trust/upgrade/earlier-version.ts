import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { run } from '../../cli/process/run.ts'

export interface EarlierVersion {
  folder: string
  commit: string
  /** How many migrations it has. */
  migrations: number
}

const MIGRATIONS = 'server/db/migrations'

/**
 * The sources as they were before the newest migration came, from the history of this clone. Null where that does not
 * reach back far enough, as in a shallow clone.
 */
export async function earlierVersion(folder: string): Promise<EarlierVersion | null> {
  const newest = sqlFilesOf(inProject(MIGRATIONS)).at(-1)!
  const file = `${MIGRATIONS}/${newest}`
  const added = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', file)
  const commit = added && (await git('rev-parse', '--verify', '--quiet', `${added}^`))
  if (!commit) return null
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = path.join(folder, 'sources.tar')
  if ((await git('archive', '--format=tar', '-o', archive, commit)) === null) return null
  const unpacked = await run('tar', ['-xf', archive, '-C', folder])
  if (unpacked.code !== 0 || !existsSync(path.join(folder, 'server/main.ts'))) return null
  rmSync(archive)
  symlinkSync(inProject('node_modules'), path.join(folder, 'node_modules'))
  const migrations = sqlFilesOf(path.join(folder, MIGRATIONS)).length
  return { folder, commit: commit.slice(0, 7), migrations }
}

const sqlFilesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

async function git(...args: string[]): Promise<string | null> {
  const { code, output } = await run('git', args).catch(() => ({ code: 1, output: '' }))
  return code === 0 ? output.trim() : null
}
