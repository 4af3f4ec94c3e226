import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject, projectRoot } from '../../cli/bootstrap/project.mjs'
import { atShutdown } from '../../cli/process/shutdown.ts'

/** Never bugs in the working tree itself: they go into a copy of it. */
export const tree = inProject('.data', 'mutants', 'tree')

const LEFT_OUT = new Set(['.data', '.git', '.next', 'node_modules', 'test-results', 'coverage'])

/** The working tree as it is now, with its packages linked; the copy's own database stays from run to run. */
export function copyTree(): void {
  mkdirSync(tree, { recursive: true })
  for (const name of readdirSync(tree))
    if (name !== '.data') rmSync(path.join(tree, name), { recursive: true, force: true })
  for (const name of readdirSync(projectRoot))
    if (!LEFT_OUT.has(name))
      cpSync(path.join(projectRoot, name), path.join(tree, name), { recursive: true })
  symlinkSync(inProject('node_modules'), path.join(tree, 'node_modules'), 'dir')
}

/** Keeps the copy's test database running, so that not every run of Jest has to start it. */
export async function keepDatabase(): Promise<void> {
  const file = path.join(tree, 'tools', 'test', 'jest-database.ts')
  const { openTestDatabase } = (await import(pathToFileURL(file).href)) as {
    openTestDatabase: () => Promise<() => Promise<void>>
  }
  atShutdown(await openTestDatabase())
  // Each run finds or makes its own template: a bug may be in the tables.
  delete process.env.TEST_DATABASE_URL
}
