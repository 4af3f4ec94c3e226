import { parseArgs } from 'node:util'
import { migrate } from '@/server/db/migrate'
import { openEmpty } from '@/server/db/seed/open-empty'
import { ensureBrand } from '@/server/brand-file'
import { seedArticles } from '@/server/db/seed/default-articles'
import { BackendSettings, readSettings } from '@/server/settings'
import { hasDemoCatalogue } from './is-current'

/**
 * Migrates the database at DATABASE_URL, seeds missing articles and the demo of an empty shop. With `--empty` the shop
 * is opened without the demo, and stays so; also with an https PUBLIC_ORIGIN unless DEMO is 1, because the demo has a
 * shopper with a known password and a balance. `--products 1000000` adds products up to that number, for benchmarks.
 */
const { values } = parseArgs({
  options: { empty: { type: 'boolean', default: false }, products: { type: 'string' } },
})
const report = (line: string) => void process.stdout.write(`${line}\n`)
// Without a pooler, because migrations take a session-level advisory lock.
const { DATABASE_DIRECT_URL, DATABASE_URL, DEMO, PUBLIC_ORIGIN } = settingsOrEnd()
const databaseUrl = DATABASE_DIRECT_URL ?? DATABASE_URL
const isPublic = PUBLIC_ORIGIN?.startsWith('https:') && DEMO !== '1'

await migrate(databaseUrl).catch(reportAndEnd)
await seedArticles(databaseUrl)
if (values.empty || isPublic) {
  const isEmpty = await openEmpty(databaseUrl)
  if (isEmpty) report('The shop is open without the demo catalogue, also after later starts.')
  else if (values.empty)
    report(
      'The shop has products and stays as it is. For an empty one, choose another DATA_DIR or database.',
    )
  else if (await hasDemoCatalogue(databaseUrl))
    report(
      'This shop has a public address and the demo, with an account whose password is known. For shoppers, choose another DATA_DIR or database.',
    )
} else {
  const { seedIfEmpty, noteDemoComplete } = await import('@/server/db/seed/seed')
  if (await seedIfEmpty(databaseUrl, report)) {
    const { ensureDemoShopper } = await import('./demo-shopper')
    await ensureDemoShopper()
    const { seedPromos } = await import('@/server/db/seed/promos')
    await seedPromos(databaseUrl)
    const { seedNetworks } = await import('@/server/db/seed/networks')
    await seedNetworks(databaseUrl)
    await noteDemoComplete(databaseUrl)
  }
}
if (values.products !== undefined) {
  const count = Number(values.products)
  if (!Number.isInteger(count) || count < 1) throw new Error('--products takes a whole number')
  const { seedProducts } = await import('@/server/db/seed/bulk')
  await seedProducts(databaseUrl, count, report)
}

/** Checks all settings before writing, because the demo shopper, created last, needs the key. */
function settingsOrEnd() {
  try {
    ensureBrand()
    return readSettings(BackendSettings)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** A database that does not answer is no defect, so its error needs no stack. */
function reportAndEnd(error: NodeJS.ErrnoException): never {
  console.error(error.syscall ? `${error.code} ${error.message}` : error)
  process.exit(1)
}
