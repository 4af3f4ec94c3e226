import type { Locator } from '@playwright/test'
import type { OrderState } from '@/testkit/state/orders'
import { Screen, visible } from './screen'

const NAMES = {
  unpaid: 'waitingPay',
  paid: 'waitingDelivery',
  shipped: 'delivered',
  delivered: 'arrived',
  received: 'received',
  completed: 'completed',
  cancelled: 'cancelled',
  refundRequested: 'drawBacking',
  refunded: 'refunded',
  afterSale: 'afterSale',
} as const satisfies Record<OrderState, string>

/** How often a busy server may reject an order. */
const TRIES = 3

/** /orderInfo/:id. Its URL is closed to direct entry, so that it opens from the list of orders. */
export class OrderScreen extends Screen {
  async goto(id: number) {
    await this.open('/myPurchases')
    const isOrder = (url: URL) => url.pathname.endsWith(`/orderInfo/${id}`)
    // A server that is too busy for the order leads back to the list.
    for (let tries = 0; tries < TRIES && !isOrder(new URL(this.page.url())); tries += 1) {
      await visible(this.page.locator(`main a[href$="/orderInfo/${id}"]`))
        .first()
        .click()
      await this.page.waitForURL((url) => isOrder(url) || url.searchParams.has('notice'))
      await this.untilHydrated()
    }
    await this.page.waitForURL(isOrder)
  }

  status(state: OrderState): Locator {
    return this.named('heading', `orders.status.${NAMES[state]}`)
  }

  /** The word for a state, in the language of the stage. */
  nameOf(state: OrderState): string {
    return this.words(`orders.status.${NAMES[state]}`)
  }

  /** The status that is shown, whatever it is. */
  get shownStatus(): Locator {
    return visible(this.main.getByRole('heading', { level: 2 })).first()
  }

  /** Why a refund request was refused. */
  get refuseReason(): Locator {
    return this.paragraph('refund.refuseReason')
  }

  get pay(): Locator {
    return this.link('orders.pay')
  }

  get cancel(): Locator {
    return this.button('orders.cancel')
  }

  get confirmReceived(): Locator {
    return this.button('orders.confirm')
  }

  get applyRefund(): Locator {
    return this.link('orders.applyRefund')
  }

  get review(): Locator {
    return this.link('orders.review')
  }

  get buyAgain(): Locator {
    return this.link('orders.buyAgain').or(this.button('orders.buyAgain'))
  }

  /** The only parcel. */
  get parcel(): Locator {
    return this.region('orders.logistics')
  }

  /** The latest first; older ones may be folded. */
  get parcelEvents(): Locator {
    return this.named('list', 'orders.parcelEvents').getByRole('listitem')
  }

  get earlierEvents(): Locator {
    return this.parcel.getByRole('button').last()
  }
}
