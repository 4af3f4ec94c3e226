import { existsSync, globSync, readFileSync } from 'node:fs'

/** Files of the project in code quotes: `lib/cart/stores.ts`. */
const PATHS = /`((?:[\w.@()[\]-]+\/)+[\w.@()[\]-]+\.(?:[cm]?[jt]sx?|css|sql|conf|ya?ml))`/g

/** Decision records name files of their time. */
const documents = globSync(['*.md', 'docs/*.md', 'e2e/**/*.md', 'testkit/*.md', 'console/*.md'])

const namesIn = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(PATHS)].map(([, name]) => ({ document, name: name! }))

test('every file that a document names exists', () => {
  const named = documents.flatMap(namesIn)
  expect(named.length).toBeGreaterThan(100)
  const isOurs = ({ name }: { name: string }) => existsSync(name.split('/')[0]!)
  expect(named.filter(isOurs).filter(({ name }) => !existsSync(name))).toEqual([])
})
