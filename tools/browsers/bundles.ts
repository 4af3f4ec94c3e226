import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../../cli/bootstrap/failure.mjs'
import { ACCEPTED } from './accepted.ts'
import { scriptFindings, type Finding } from './script-uses.ts'
import { styleFindings } from './style-uses.ts'

const KINDS = [
  { pattern: '{static/**/*.js,worker.js}', findings: scriptFindings },
  { pattern: 'static/**/*.css', findings: styleFindings },
]

/** Throws if a bundle of a build uses what a supported browser does not have. Returns the number of bundles. */
export function checkBundles(build: string): number {
  const skipped = polyfills(build)
  const problems: string[] = []
  let checked = 0
  for (const { pattern, findings } of KINDS) {
    const files = globSync(pattern, { cwd: build }).filter((file) => !skipped.includes(file))
    if (files.length === 0) throw new Failure(`There is no ${pattern} in ${build}.`)
    for (const file of files) {
      const code = readFileSync(path.join(build, file), 'utf8')
      const found = findings(code).filter(({ feature }) => !(feature in ACCEPTED))
      problems.push(...found.map((finding) => describe(finding, file, code)))
    }
    checked += files.length
  }
  if (problems.length > 0) throw new Failure(problems.join('\n'))
  return checked
}

/** Next.js sends these only to browsers without ES modules, which are far older. */
function polyfills(build: string): string[] {
  const manifest = readFileSync(path.join(build, 'build-manifest.json'), 'utf8')
  return (JSON.parse(manifest) as { polyfillFiles: string[] }).polyfillFiles
}

function describe({ feature, lacking, at }: Finding, file: string, code: string): string {
  const around = code.slice(Math.max(0, at - 40), at + 80)
  return `${feature} is missing in ${lacking.join(', ')}: ${file}: …${around}…`
}
