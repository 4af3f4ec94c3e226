import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /cardTopUp. The sandbox takes only its test cards, for example 4242 4242 4242 4242. */
export class CardTopUpScreen extends Screen {
  goto() {
    return this.open('/cardTopUp')
  }

  get amount(): Locator {
    return this.field('topUp.amount')
  }

  get cardNumber(): Locator {
    return this.field('topUp.cardNumber')
  }

  get expiry(): Locator {
    return this.field('topUp.cardExpiry')
  }

  get securityCode(): Locator {
    return this.field('topUp.cardCode')
  }

  get submit(): Locator {
    return this.main.locator('button[type=submit]')
  }

  /** The code of the bank, for cards that need one. */
  get bankCode(): Locator {
    return this.field('topUp.confirmCode')
  }

  /** Fills in the form and sends it. */
  async topUp(amount: string, card = '4242424242424242'): Promise<void> {
    await this.amount.fill(amount)
    await this.cardNumber.fill(card)
    await this.expiry.fill('1239')
    await this.securityCode.fill('123')
    await this.submit.click()
  }

  /** Leads back to where the shopper came from, for example the payment of an order. */
  get continue(): Locator {
    return this.button('topUp.continue')
  }

  /** Shown when the request was sent. */
  get success(): Locator {
    return this.named('heading', 'toasts.applicationSuccessful')
  }
}
