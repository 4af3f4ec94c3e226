import { readFileSync } from 'node:fs'
import { messagesOf, type Part } from '@/lib/i18n/messages'
import en from '@/messages/en.json'
import { CLIENT, resolveImport } from './server-hooks.ts'
import { productSources } from './sources.ts'

/** Where the pages of each part are, below app/[locale]/. */
const PAGES: Record<Part, RegExp> = {
  public:
    /^(\(\w+\)\/)?(layout|error)\.tsx$|^\(tabs\)\/(home|explore)\/|^\(stack\)\/\(catalogue\)\/(detail|shop)\//,
  search: /^\(stack\)\/\(catalogue\)\/(popular|searchs?|products)\//,
  cart: /^\(tabs\)\/bag\//,
  auth: /^\(stack\)\/\(auth\)\//,
  account: /^\(stack\)\/\(account\)\//,
}
const APP = 'app/[locale]/'

const files = new Set(productSources().filter((file) => !file.includes('.test.')))
const pagesOf = (part: Part) =>
  [...files].filter((file) => file.startsWith(APP) && PAGES[part].test(file.slice(APP.length)))

/** With lazy imports, which are expressions. */
const IMPORTS = /(?:^|\n)(?:import|export)(?! type)[^'"]*?from '([^']+)'|import\('([^']+)'\)/g

const importsOf = (file: string, source: string) =>
  [...source.matchAll(IMPORTS)].flatMap(
    ([, fixed, lazy]) => resolveImport(file, fixed ?? lazy ?? '', files) ?? [],
  )

/** The sources of the client components of these pages, and what they import. */
function clientSources(pages: string[]): Map<string, string> {
  const found = new Map<string, string>()
  const seen = new Set<string>()
  function visit(file: string, importer: 'client' | 'server') {
    const source = readFileSync(file, 'utf8')
    const side = CLIENT.test(source) ? 'client' : importer
    if (seen.has(`${side} ${file}`)) return
    seen.add(`${side} ${file}`)
    if (side === 'client') found.set(file, source)
    for (const next of importsOf(file, source)) visit(next, side)
  }
  for (const page of pages) visit(page, 'server')
  return found
}

/** The paths of the messages that a source names, as far as they are written out: `toasts.copied`, `errors.fields`. */
function keysIn(source: string): string[] {
  const scopes = [...source.matchAll(/useTranslations\('([\w.]+)'\)/g)].map(
    ([, name]) => name ?? '',
  )
  const isWhole = source.includes('useTranslations()')
  const functions = source.matchAll(/const (\w+) = useTranslations\(/g)
  const names = ['t', ...[...functions].map(([, name]) => name)].join('|')
  const calls = new RegExp(`\\b(?:${names})\\(\\s*['\`]([\\w.]+)`, 'g')
  const named = [...source.matchAll(calls)].map(([, key]) => key ?? '')
  const given = [...source.matchAll(/['`]((?:toasts|errors)\.[\w.]+)/g)].map(([, key]) => key ?? '')
  const scoped = scopes.flatMap((scope) => [scope, ...named.map((key) => `${scope}.${key}`)])
  return [...scoped, ...(isWhole ? named : []), ...given]
}

const has = (messages: object, key: string): boolean => {
  const [first = '', ...rest] = key.replace(/\.$/, '').split('.')
  if (!(first in messages)) return false
  const next = (messages as Record<string, unknown>)[first]
  return rest.length === 0 || typeof next !== 'object' || has(next as object, rest.join('.'))
}

test.each(Object.keys(PAGES) as Part[])(
  'the client components of %s find their messages',
  (part) => {
    const messages = messagesOf(part, en)
    const used = [...clientSources(pagesOf(part))].flatMap(([file, source]) =>
      keysIn(source)
        .filter((key) => has(en, key))
        .map((key) => ({ file, key })),
    )
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter(({ key }) => !has(messages, key))).toEqual([])
  },
)
