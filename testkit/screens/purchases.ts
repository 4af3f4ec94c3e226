import type { Locator } from '@playwright/test'
import { Screen, startingWith } from './screen'

type Status = 0 | 1 | 2 | 3 | 4 | -1 | -2 | -3 | -4

const TABS = {
  0: 'waitingPay',
  1: 'waitingDelivery',
  2: 'delivered',
  3: 'received',
  4: 'completed',
  '-1': 'cancelled',
  '-2': 'drawBacking',
  '-3': 'refunded',
  '-4': 'afterSale',
} as const

/** /myPurchases */
export class PurchasesScreen extends Screen {
  goto(status?: Status) {
    return this.open(status === undefined ? '/myPurchases' : `/myPurchases/${status}`)
  }

  get orders(): Locator {
    return this.page.getByRole('article')
  }

  /** The card of an order, by its number. */
  order(orderNo: string): Locator {
    return this.named('article', 'orders.open', { number: orderNo })
  }

  tabOf(status: Status): Locator {
    const name = startingWith(this.words(`orders.status.${TABS[status]}`))
    return this.named('navigation', 'orders.statuses').getByRole('link', { name })
  }

  get search(): Locator {
    return this.named('searchbox', 'orders.search')
  }

  get empty(): Locator {
    return this.text('orders.empty')
  }
}
