import { readdirSync } from 'node:fs'
import { inProject } from '../../cli/bootstrap/project.mjs'

const ROOTS = ['app', 'components', 'console', 'contracts', 'lib', 'server', 'worker']
const ROOT_FILES = /^middleware\.ts$|^instrumentation(-client)?\.ts$/

/** Every TypeScript file of the product, relative to the project. */
export function productSources(): string[] {
  const inFolders = ROOTS.flatMap((root) => filesBelow(root))
  const atRoot = readdirSync(inProject()).filter((name) => ROOT_FILES.test(name))
  return [...inFolders, ...atRoot]
}

/** Every TypeScript file of the test kit, relative to the project. */
export const testkitSources = (): string[] =>
  filesBelow('testkit').filter((file) => !file.startsWith('testkit/dist/'))

const WEB_SERVER = 'web'
const TESTS = /\.test\.tsx?$|^server\/testing\//
const CONFIGURATION = /^next\.config\.(ts|mjs)$/

/** Every source that runs in production, relative to the project. */
export function productionSources(): string[] {
  const inFolders = [...ROOTS, WEB_SERVER].flatMap((root) => filesBelow(root, /\.(tsx?|[cm]?js)$/))
  const atRoot = readdirSync(inProject()).filter(
    (name) => ROOT_FILES.test(name) || CONFIGURATION.test(name),
  )
  return [...inFolders, ...atRoot].filter((file) => !TESTS.test(file))
}

function filesBelow(root: string, pattern = /\.tsx?$/): string[] {
  return readdirSync(inProject(root), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !/(^|\/)\./.test(name))
    .map((name) => `${root}/${name}`)
}
