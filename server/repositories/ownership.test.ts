import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** An optional owner: a forgotten argument would read or change the records of everybody. */
const OPTIONAL_OWNER =
  /\b(?:userId|ownerId|shopperId)(?:\?:|:\s*(?:number\s*\|\s*(?:null|undefined)|(?:null|undefined)\s*\|))/g
/** Reads of follows and favourites, which are empty for a visitor who is not signed in. */
const ALLOWED = ['products.ts: userId: number | undefined', 'shops.ts: userId: number | undefined']

const files = readdirSync(__dirname).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)

it('has no optional owner parameters', () => {
  const found = files.flatMap((name) =>
    [...readFileSync(path.join(__dirname, name), 'utf8').matchAll(OPTIONAL_OWNER)].map(
      ([text]) => `${name}: ${text}`,
    ),
  )
  expect(files.length).toBeGreaterThan(30)
  expect([...new Set(found)].filter((one) => !ALLOWED.includes(one))).toEqual([])
})
