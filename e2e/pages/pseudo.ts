import type { Page } from '@playwright/test'
import pg from 'pg'
import { expect } from '@/e2e/fixtures'
import { hardCodedFinder } from '@/tools/pseudo/hard-coded'
import { layoutProblems } from './layout'
import { pathOf, PLACES } from './places'
import { open } from './visit'
import { test, WINDOW } from './fixtures'
import { textsOfPage } from './words'
import { WORD } from './world'

/** For `npm run screens -- --pseudo`: English messages are pseudo-localised (tools/pseudo). */
const NAMES =
  /Sampan|USD[TC]?|TRC-?20|ERC-?20|Chrome|Linux|\bEnglish\b|\S+@\S+|\b[AP]M\b|, and\b|zzqqxxjjkk/g
/** English text from Intl. */
const MONTHS =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g
const KNOWN = new RegExp(`${NAMES.source}|${MONTHS.source}`, 'g')

interface Column {
  table: string
  column: string
  type: string
}

const TEXT_COLUMNS = `
  select table_name as "table", column_name as "column", data_type as "type"
  from information_schema.columns
  where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'ARRAY', 'USER-DEFINED')`

/** Every text of the database: products, shops, and input of shoppers. */
async function textsOfDatabase(): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const texts = new Set<string>()
  const { rows: columns } = await client.query<Column>(TEXT_COLUMNS)
  for (const { table, column } of columns) {
    const { rows } = await client.query<{ value: unknown }>(
      `select to_jsonb("${column}") as value from "${table}" where "${column}" is not null`,
    )
    for (const { value } of rows) addTexts(texts, value)
  }
  await client.end()
  return texts
}

function addTexts(texts: Set<string>, value: unknown): void {
  if (typeof value === 'string') for (const line of [value, ...value.split('\n')]) texts.add(line)
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) addTexts(texts, inner)
}

test.describe.configure({ mode: 'parallel', retries: 0 })

for (const who of ['guest', 'shopper'] as const)
  test(`All text that a ${who} reads or hears comes from the messages`, async ({
    browser,
    world,
  }) => {
    test.setTimeout(900_000)
    const isHardCoded = hardCodedFinder(await textsOfDatabase(), KNOWN)
    const storageState = who === 'guest' ? undefined : world.session
    const context = await browser.newContext({ ...WINDOW, storageState })
    const page = await context.newPage()
    const problems = new Set<string>()
    for (const place of PLACES) {
      if (place.who !== who) continue
      const address = pathOf(place, { ...world, word: WORD.en })
      for (const problem of await problemsAt(page, address, place.leadsTo, isHardCoded))
        problems.add(`${address} ${problem}`)
    }
    await context.close()
    expect([...problems]).toEqual([])
  })

async function problemsAt(
  page: Page,
  address: string,
  leadsTo: string | undefined,
  isHardCoded: (text: string) => boolean,
): Promise<string[]> {
  await open(page, `/en${address}`, leadsTo ?? `/en${address}`)
  const texts = await page.evaluate(textsOfPage)
  expect(texts.some((text) => text.startsWith('['))).toBe(true)
  return [
    ...texts.filter(isHardCoded).map((text) => `is hard-coded: “${text}”`),
    ...(await layoutProblems(page, { leftOut: ['a desk at 200 %', 'a desk at 400 %'] })),
  ]
}
