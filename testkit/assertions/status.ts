import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderScreen } from '@/testkit/screens/order'
import type { OrderState } from '@/testkit/state/orders'
import type { Verdict } from './verdict'

const EVERY_MS = 100

/** The page of an order shows this state. */
export async function toShowStatus(
  screen: Pick<OrderScreen, 'nameOf' | 'shownStatus' | 'page'>,
  state: OrderState,
  { timeout = 5000 }: { timeout?: number } = {},
): Promise<Verdict> {
  const wanted = screen.nameOf(state)
  const endsAt = Date.now() + timeout
  for (;;) {
    const [shown] = await screen.shownStatus.allTextContents()
    if (shown === wanted) return { pass: true, message: `The page shows “${wanted}”` }
    if (Date.now() > endsAt) {
      const found = shown === undefined ? `no status at ${screen.page.url()}` : `“${shown}”`
      return {
        pass: false,
        message: `Expected “${wanted}” (${state}), but the page shows ${found}`,
      }
    }
    await sleep(EVERY_MS)
  }
}
