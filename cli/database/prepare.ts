import { parseArgs } from 'node:util'
import { migrate } from '@/server/db/migrate'
import { seedWords } from '@/server/db/seed/words'
import { BackendSettings, readSettings } from '@/server/settings'
import { DEMO_EMAIL } from './demo-email'

/**
 * Brings the database at DATABASE_URL to the newest shape, writes the pages of words that nobody has written, and,
 * unless told not to (`--empty`), fills a shop without goods with those of the demo;
 * `--products 1000000` adds goods up to that number, for measuring.
 */
const { values } = parseArgs({
  options: { empty: { type: 'boolean', default: false }, products: { type: 'string' } },
})
const report = (line: string) => void process.stdout.write(`${line}\n`)
// Past any pooler: migrations take turns by a lock that lives with their connection.
const { DATABASE_DIRECT_URL, DATABASE_URL } = settingsOrEnd()
const databaseUrl = DATABASE_DIRECT_URL ?? DATABASE_URL

await migrate(databaseUrl)
await seedWords(databaseUrl)
if (!values.empty) {
  const { seedIfEmpty } = await import('@/server/db/seed/seed')
  const isNew = await seedIfEmpty(databaseUrl, report)
  if (isNew) {
    const { ensureDemoShopper } = await import('./demo-shopper')
    await ensureDemoShopper()
  }
  const { seedPromos } = await import('@/server/db/seed/promos')
  await seedPromos(databaseUrl, DEMO_EMAIL)
  const { seedNetworks } = await import('@/server/db/seed/networks')
  await seedNetworks(databaseUrl, DEMO_EMAIL)
}
if (values.products !== undefined) {
  const count = Number(values.products)
  if (!Number.isInteger(count) || count < 1) throw new Error('--products takes a whole number')
  const { seedProducts } = await import('@/server/db/seed/bulk')
  await seedProducts(databaseUrl, count, report)
}

/** All of them, before anything is written: the demo shopper, who is made last, needs the key. */
function settingsOrEnd() {
  try {
    return readSettings(BackendSettings)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
