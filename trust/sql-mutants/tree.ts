import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject, projectRoot } from '../../cli/bootstrap/project.mjs'
import { atShutdown } from '../../cli/process/shutdown.ts'

/** Bugs are seeded into a copy, never into the working tree. */
export const tree = inProject('.data', 'sql-mutants', 'tree')

const LEFT_OUT = new Set(['.data', '.git', '.next', 'node_modules', 'test-results', 'coverage'])

/** Copies the current working tree and links its packages; the database of the copy stays between runs. */
export function copyTree(): void {
  mkdirSync(tree, { recursive: true })
  for (const name of readdirSync(tree))
    if (name !== '.data') rmSync(path.join(tree, name), { recursive: true, force: true })
  for (const name of readdirSync(projectRoot))
    if (!LEFT_OUT.has(name))
      cpSync(path.join(projectRoot, name), path.join(tree, name), { recursive: true })
  symlinkSync(inProject('node_modules'), path.join(tree, 'node_modules'), 'dir')
}

/** Keeps the test database of the copy running, so that each run of Jest does not start it again. */
export async function keepDatabase(): Promise<void> {
  const file = path.join(tree, 'tools', 'test', 'jest-database.ts')
  const { openTestDatabase } = (await import(pathToFileURL(file).href)) as {
    openTestDatabase: () => Promise<() => Promise<void>>
  }
  atShutdown(await openTestDatabase())
  // Each run creates or finds its own template, because a bug may change the tables.
  delete process.env.TEST_DATABASE_URL
}
