import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pickMessages, PUBLIC_NAMESPACES } from '@/lib/i18n/messages'
import en from '@/messages/en.json'

/** Used by a primitive that only private pages render. */
const PRIVATE_WORDS = ['payCode']

/** Client components of public pages and of the layout may use public messages only. */
const PUBLIC_FOLDERS = ['home', 'layout', 'products', 'shops', 'reviews', 'ui']

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') || name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .filter((file) => !file.includes('.test.'))
}

const clientFiles = (folder: string) =>
  sourcesIn(folder).filter(
    (file) => file.includes('/ui/') || readFileSync(file, 'utf8').startsWith("'use client'"),
  )

function namespacesOf(source: string): string[] {
  const scoped = [...source.matchAll(/useTranslations\('([a-zA-Z]+)/g)].map(([, name]) => name)
  const isWhole = /useTranslations\(\)/.test(source)
  const keyed = isWhole
    ? [...source.matchAll(/\bt\(['`]([a-zA-Z]+)\./g)].map(([, name]) => name)
    : []
  return [...scoped, ...keyed].filter((name) => name !== undefined)
}

test('finds the toast of every component of public pages', () => {
  const { toasts = {} } = pickMessages(en, PUBLIC_NAMESPACES)
  const used = [...PUBLIC_FOLDERS, 'cart', 'search', 'preview'].flatMap((name) =>
    sourcesIn(join(process.cwd(), 'components', name)).flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const isScoped = source.includes("useTranslations('toasts')")
      const keys = isScoped ? /\bt\('(\w+)'/g : /\btoasts\.(\w+)/g
      return [...source.matchAll(keys)].map(([, key]) => key ?? '')
    }),
  )
  expect(used).toContain('cartMerged')
  expect(used.filter((key) => !(key in toasts))).toEqual([])
})

test('finds the message of every component of public pages', () => {
  const known: readonly string[] = PUBLIC_NAMESPACES
  const folders = PUBLIC_FOLDERS.map((name) => join(process.cwd(), 'components', name))
  const missing = folders.flatMap(clientFiles).flatMap((file) =>
    namespacesOf(readFileSync(file, 'utf8'))
      .filter((name) => ![...known, ...PRIVATE_WORDS].includes(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})
