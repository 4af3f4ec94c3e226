import { openTestBackend } from '@/server/testing/backend'
import { checkLedger } from '../calls'
import type { SuiteContext, Suite } from '../suite'
import { raceOfKeys } from './keys'
import { raceOfOutcomes } from './outcomes'
import { raceForStock } from './stock'

/** Actions that may succeed only once, requested concurrently. */
export const race: Suite = {
  name: 'race',
  proves:
    'Concurrent calls never get more than there is: stock is not oversold, an order is charged once, a balance is not overdrawn, and a withdrawal, a refund and a top-up each end once.',
  run: perform,
}

async function perform(context: SuiteContext): Promise<void> {
  const shop = await openTestBackend({ logLevel: 'error' })
  try {
    await raceForStock(context, shop)
    await raceOfKeys(context, shop)
    await raceOfOutcomes(context, shop)
    await checkLedger(context, shop.backend.services.config.databaseUrl)
  } finally {
    await shop.close()
  }
}
