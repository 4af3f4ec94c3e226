import { migrate } from '@/server/db/migrate'
import { seedIfEmpty } from '@/server/db/seed/seed'
import { ensureDemoShopper } from './demo-shopper'

/** Brings the database at DATABASE_URL to the newest shape and, unless told not to, fills an empty one. */
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('DATABASE_URL is not set')

await migrate(databaseUrl)
if (!process.argv.includes('--empty')) {
  const isNew = await seedIfEmpty(databaseUrl, (line) => process.stdout.write(`${line}\n`))
  if (isNew) await ensureDemoShopper()
}
