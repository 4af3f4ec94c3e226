import { readdirSync } from 'node:fs'
import { inProject } from '../bootstrap/project.mjs'

const ROOTS = ['app', 'components', 'contracts', 'lib', 'server', 'worker']
const ROOT_FILES = /^middleware\.ts$|^instrumentation(-client)?\.ts$/

/** Every TypeScript file of the product, from the project's root. */
export function productSources(): string[] {
  const inFolders = ROOTS.flatMap((root) => filesBelow(root))
  const atRoot = readdirSync(inProject()).filter((name) => ROOT_FILES.test(name))
  return [...inFolders, ...atRoot]
}

function filesBelow(root: string): string[] {
  return readdirSync(inProject(root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)\./.test(name))
    .map((name) => `${root}/${name}`)
}
