import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../bootstrap/project.mjs'

/** All inputs of a production build. A missing file here would reuse a stale build. */
const SOURCES = [
  'app',
  'components',
  'console',
  'contracts',
  'lib',
  'messages',
  'public',
  'server',
  'worker',
  'cli/build/console.ts',
  'cli/build/worker.ts',
  'web/security-headers.ts',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
]
const NOT_BUILT = /\.(test|spec)\.tsx?$|\.md$|^server\/(testing|db\/(migrations|embedded))\//

/** A hash of the inputs that identifies a build. */
export function sourcesHash(): string {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES) addTo(hash, source)
  for (const [name, value] of buildVariables()) hash.update(`\0${name}=${value}`)
  return hash.digest('hex').slice(0, 16)
}

function addTo(hash: Hash, relative: string): void {
  const full = inProject(relative)
  if (!existsSync(full)) return
  if (statSync(full).isDirectory()) {
    for (const entry of readdirSync(full).sort()) addTo(hash, path.posix.join(relative, entry))
  } else if (!NOT_BUILT.test(relative)) {
    const content = readFileSync(full)
    hash.update(`\0${relative}\0${content.length}\0`).update(content)
  }
}

/** Next inlines these into the bundles or routes. */
function buildVariables(): [string, string | undefined][] {
  const config = readFileSync(inProject('next.config.mjs'), 'utf8')
  const named = [...config.matchAll(/process\.env\.([A-Z0-9_]+)/g)].map((match) => match[1] ?? '')
  const inlined = Object.keys(process.env).filter((name) => name.startsWith('NEXT_PUBLIC_'))
  return [...new Set([...named, ...inlined])]
    .filter((name) => name !== 'SAMPAN_DIST_DIR')
    .sort()
    .map((name) => [name, process.env[name]])
}
