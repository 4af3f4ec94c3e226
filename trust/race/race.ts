import { openTestBackend } from '@/server/testing/backend'
import { closeBooks } from '../calls'
import type { Stage, Suite } from '../stage'
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

async function perform(stage: Stage): Promise<void> {
  const shop = await openTestBackend({ logLevel: 'error' })
  try {
    await raceForStock(stage, shop)
    await raceOfKeys(stage, shop)
    await raceOfOutcomes(stage, shop)
    await closeBooks(stage, shop.backend.services.config.databaseUrl)
  } finally {
    await shop.close()
  }
}
