import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { messagesOf, type Part } from '@/lib/i18n/messages'
import en from '@/messages/en.json'

/** The pages of each part, below app/[locale]. */
const PAGES: Record<Part, string[]> = {
  public: ['layout.tsx', 'error.tsx', '(tabs)/home', '(tabs)/explore', '(stack)/(catalogue)'],
  search: ['popular', 'search', 'searchs', 'products'].map((name) => `(stack)/(catalogue)/${name}`),
  cart: ['(tabs)/bag'],
  auth: ['(stack)/(auth)'],
  account: ['(stack)/(account)'],
}

const inApp = (name: string) => path.join(process.cwd(), 'app', '[locale]', name)
const filesIn = (place: string) =>
  place.endsWith('.tsx')
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.tsx'))
        .map((name) => path.join(place, name))

function pagesOf(part: Part): string[] {
  const files = PAGES[part].map(inApp).flatMap(filesIn)
  const others = part === 'public' ? PAGES.search.map(inApp) : []
  return files.filter((file) => !others.some((folder) => file.startsWith(folder + path.sep)))
}

const IMPORTS = /(?:^|\n)(?:import|export)(?! type)[^'"]*?from '([^']+)'|import\('([^']+)'\)/g

/** The files of the project that a file imports. */
function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(IMPORTS)].flatMap(([, fixed, lazy]) => {
    const name = fixed ?? lazy ?? ''
    if (!/^[@.]\//.test(name) && !name.startsWith('../')) return []
    const from = name.startsWith('@/') ? process.cwd() : path.dirname(file)
    const whole = path.join(from, name.replace(/^@\//, ''))
    const found = ['', '.ts', '.tsx']
      .map((end) => whole + end)
      .find((one) => /\.tsx?$/.test(one) && existsSync(one))
    return found ? [found] : []
  })
}

/** The sources of the client components of these pages, and what they import. */
function clientSources(pages: string[]): Map<string, string> {
  const found = new Map<string, string>()
  const seen = new Set<string>()
  function visit(file: string, importer: 'client' | 'server') {
    const source = readFileSync(file, 'utf8')
    const side = source.startsWith("'use client'") ? 'client' : importer
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
  const named = [...source.matchAll(/\bt\(\s*['`]([\w.]+)/g)].map(([, key]) => key ?? '')
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
