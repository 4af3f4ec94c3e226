import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { run } from '../../cli/process/run.ts'
import { importProblems } from './imports.ts'
import { migrationProblems } from './migrations.ts'
import { regexProblems } from './regexes.ts'
import { serverHookProblems } from './server-hooks.ts'
import { wordProblems } from './hard-coded-text.ts'

/** One check of the sources: passes when it returns nothing. */
export interface Gate {
  name: string
  /** The problems as text to print, or null. */
  examine: () => Promise<string | null>
}

const tool = (path: string): string => inProject('node_modules', path)

export const gates: Gate[] = [
  { name: 'format', examine: format },
  { name: 'types', examine: types },
  {
    name: 'lint',
    examine: () => program(tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'),
  },
  {
    name: 'imports',
    examine: async () => (await importProblems()).join('\n') || null,
  },
  {
    name: 'server components',
    examine: async () => (await serverHookProblems()).join('\n') || null,
  },
  {
    name: 'words',
    examine: async () => (await wordProblems()).join('\n') || null,
  },
  {
    name: 'regular expressions',
    examine: async () => (await regexProblems()).join('\n') || null,
  },
  {
    name: 'migrations',
    examine: () => Promise.resolve(migrationProblems().join('\n') || null),
  },
  { name: 'dead code', examine: () => program(tool('knip/bin/knip.js'), '--no-progress') },
]

/** Caches which files are well formatted, by content, because checking every file takes a while. */
function format(): Promise<string | null> {
  const cache = inProject('node_modules', '.cache', 'prettier-check')
  const remember = ['--cache', '--cache-strategy=content', `--cache-location=${cache}`]
  return program(tool('prettier/bin/prettier.cjs'), '--check', '.', ...remember)
}

/** Pages use types that Next generates from the folders of app/. */
async function types(): Promise<string | null> {
  return (
    (await program(tool('next/dist/bin/next'), 'typegen')) ??
    (await compiled('tsconfig.json')) ??
    // Code of a service worker has no document.
    (await compiled('worker/tsconfig.json'))
  )
}

const compiled = (project: string) =>
  program(tool('typescript/bin/tsc'), '--noEmit', '--project', project)

async function program(script: string, ...args: string[]): Promise<string | null> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' }
  const { code, output } = await run(projectNode, [script, ...args], { env })
  return code === 0 ? null : output.trim() || `it ended with code ${code}`
}
