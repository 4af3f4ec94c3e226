import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type ImportDeclaration } from '@swc/core'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { productSources } from './sources.ts'

/** The beginning of a client component. */
export const CLIENT = /^\s*['"]use client['"]/
const HOOK = /^use[A-Z]/
/** Hooks that React and next-intl provide to server components too. */
const SERVER_HOOKS = new Set(['useId', 'useLocale', 'useTranslations'])

type Sources = ReadonlyMap<string, string>

/**
 * Server components that import a hook of the browser, as lines to print; empty without any. Types,
 * lint and build accept a hook from a `'use client'` file, and the page then fails when rendered.
 */
export async function serverHookProblems(): Promise<string[]> {
  const files = productSources().filter((file) => !/\.test\.tsx?$/.test(file))
  return clientHooksOnServer(
    new Map(files.map((file) => [file, readFileSync(inProject(file), 'utf8')])),
  )
}

/** Follows the imports from `app/` and stops at files that begin with `'use client'`. */
export async function clientHooksOnServer(sources: Sources): Promise<string[]> {
  const open = [...sources.keys()].filter((file) => file.startsWith('app/'))
  const seen = new Set(open)
  const problems: string[] = []
  for (const file of open) {
    const source = sources.get(file) ?? ''
    if (CLIENT.test(source)) continue
    for (const declaration of await importsOf(source)) {
      for (const hook of hooksOf(declaration))
        problems.push(
          `${file} runs on the server and imports ${hook}: begin the file with 'use client', or move what uses the hook to a file that does`,
        )
      const target = resolveImport(file, declaration.source.value, sources)
      if (target === undefined || seen.has(target)) continue
      seen.add(target)
      open.push(target)
    }
  }
  return problems
}

async function importsOf(source: string): Promise<ImportDeclaration[]> {
  const { body } = await parse(source, { syntax: 'typescript', tsx: true, target: 'es2024' })
  return body.filter((item) => item.type === 'ImportDeclaration').filter((item) => !item.typeOnly)
}

function hooksOf({ specifiers }: ImportDeclaration): string[] {
  return specifiers
    .filter((one) => one.type === 'ImportSpecifier')
    .filter((one) => !one.isTypeOnly)
    .map(({ imported, local }) => (imported ?? local).value)
    .filter((name) => HOOK.test(name) && !SERVER_HOOKS.has(name))
}

/** The file of the project that `from` imports, or undefined for a package. `sources` has the paths of all files. */
export function resolveImport(
  from: string,
  specifier: string,
  sources: { has: (file: string) => boolean },
): string | undefined {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : undefined
  if (base === undefined) return undefined
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => sources.has(file))
}
