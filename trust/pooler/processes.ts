import type { Config } from '@/server/config'
import { openBackend, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { times } from '../calls'

/** Processes of one shop, as far as the database can tell: each with its own connections. */
export interface Shops {
  all: TestBackend[]
  databaseUrl: string
  close: () => Promise<void>
}

/** The first one creates the database, and returns the settings for the others. */
export async function openShops(
  count: number,
  settingsFor: (databaseUrl: string) => Promise<Partial<Config>>,
): Promise<Shops> {
  const maker = await openTestBackend({ logLevel: 'error' })
  const { databaseUrl } = maker.backend.services.config
  const all: TestBackend[] = []
  const close = async () => {
    // Only the creator drops the database.
    await Promise.all(all.map((shop) => shop.backend.connection.close()))
    await maker.close()
  }
  try {
    const own = { logLevel: 'error', ...(await settingsFor(databaseUrl)) }
    const shared = { url: databaseUrl, drop: () => Promise.resolve() }
    for (const _ of times(count)) all.push(await openBackend(shared, own))
    return { all, databaseUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}
