import { sql } from 'drizzle-orm'
import { openTestBackend } from '@/server/testing/backend'
import { checkLedger } from '../calls'
import type { SuiteContext, Suite } from '../suite'
import { TEA } from '../payments'
import { guessPayCodes } from './pay-codes'
import { guessResetCodes } from './reset-codes'
import { guessPasswords } from './sign-in'
import { guessTickets } from './tickets'

/** Brute-force attacks. The test moves the windows of the counters in the database instead of waiting for an hour. */
export const brute: Suite = {
  name: 'brute',
  proves:
    'Passwords, payment passwords, reset codes and tickets are compared no more often than the limits allow, from one or 500 addresses, sequentially or 200 at once; the owner can sign in from the home address immediately and from elsewhere after the window.',
  run: perform,
}

async function perform(context: SuiteContext): Promise<void> {
  const shop = await openTestBackend({ logLevel: 'error' })
  const { db, config } = shop.backend.services
  try {
    await db.execute(sql`update skus set stock = 100000 where id = ${TEA.sku}`)
    await guessPasswords(context, shop)
    await guessPayCodes(context, shop)
    await guessResetCodes(context, shop)
    await guessTickets(context, shop)
    await checkLedger(context, config.databaseUrl)
  } finally {
    await shop.close()
  }
}
