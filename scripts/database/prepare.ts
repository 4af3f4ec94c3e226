import { migrate } from '@/server/db/migrate'

/** Brings the database at DATABASE_URL to the newest shape and, unless told not to, fills an empty one. */
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('DATABASE_URL is not set')

await migrate(databaseUrl)
if (!process.argv.includes('--empty')) {
  const { seedIfEmpty } = await import('@/server/db/seed/seed')
  const isNew = await seedIfEmpty(databaseUrl, (line) => {
    process.stdout.write(`${line}\n`)
  })
  if (isNew) {
    const { ensureDemoShopper } = await import('./demo-shopper')
    await ensureDemoShopper()
  }
}
