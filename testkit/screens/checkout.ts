import type { Locator } from '@playwright/test'
import { Screen, startingWith } from './screen'

/** /checkout */
export class CheckoutScreen extends Screen {
  goto(items: { sku_id: number; quantity: number }[]) {
    const basket = items.map(({ sku_id, quantity }) => `${sku_id}.${quantity}`).join(',')
    return this.open(`/checkout?items=${basket}`)
  }

  get deliverTo(): Locator {
    return this.region('checkout.deliverTo')
  }

  get addAddress(): Locator {
    return this.link('address.add').last()
  }

  /** Delivers to another address of the shopper, named by its addressee. */
  async chooseAddress(addressee: string): Promise<void> {
    await this.deliverTo.getByRole('button').click()
    const sheet = this.dialog('checkout.chooseAddress')
    await sheet.getByRole('radio', { name: startingWith(addressee) }).click()
    await sheet.waitFor({ state: 'hidden' })
  }

  get addNote(): Locator {
    return this.button('checkout.addNote')
  }

  get note(): Locator {
    return this.field('checkout.remark')
  }

  get promo(): Locator {
    return this.named('textbox', 'checkout.promo')
  }

  get applyPromo(): Locator {
    return this.button('checkout.promoApply')
  }

  get placeOrder(): Locator {
    return this.button('checkout.place')
  }

  /** The question that shows a changed total. */
  get totalChanged(): Locator {
    return this.named('alertdialog', 'checkout.totalChanged')
  }
}
