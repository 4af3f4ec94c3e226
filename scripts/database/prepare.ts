import { parseArgs } from 'node:util'
import { migrate } from '@/server/db/migrate'
import { DEMO_EMAIL } from './demo-email'

/**
 * Brings the database at DATABASE_URL to the newest shape and, unless told not to, fills an empty one;
 * `--products 1000000` adds goods up to that number, for measuring.
 */
const { values } = parseArgs({
  options: { empty: { type: 'boolean', default: false }, products: { type: 'string' } },
})
const report = (line: string) => void process.stdout.write(`${line}\n`)
// Past any pooler: migrations take turns by a lock that lives with their connection.
const databaseUrl = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
if (!databaseUrl) throw new Error('DATABASE_URL is not set')

await migrate(databaseUrl)
if (!values.empty) {
  const { seedIfEmpty, seedWords } = await import('@/server/db/seed/seed')
  await seedWords(databaseUrl)
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
