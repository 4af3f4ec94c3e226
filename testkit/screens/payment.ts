import type { Locator } from '@playwright/test'
import { formatCents } from '@/lib/format/money'
import { Screen } from './screen'

/** /payment */
export class PaymentScreen extends Screen {
  goto(orderIds: number[]) {
    return this.open(`/payment?orders=${orderIds.join(',')}`)
  }

  /** The button of this amount in cents. */
  pay(cents: number): Locator {
    return this.button('payment.pay', { amount: formatCents(cents) })
  }

  /** The sheet that asks for the payment password. */
  get sheet(): Locator {
    return this.dialog('payment.enterCode')
  }

  /** Opens the sheet, taps the payment password and pays. */
  async payWith(code: string, cents: number): Promise<void> {
    await this.pay(cents).first().click()
    for (const name of code) await this.sheet.getByRole('button', { name, exact: true }).click()
    const amount = formatCents(cents)
    await this.sheet.getByRole('button', { name: this.words('payment.pay', { amount }) }).click()
  }

  /** Shown when the payment is done. */
  get success(): Locator {
    return this.named('heading', 'toasts.paySuccess')
  }

  /** Asks for the outcome of a payment whose response was lost. */
  get checkAgain(): Locator {
    return this.button('payment.askAgain')
  }

  get topUp(): Locator {
    return this.link('payment.topUp')
  }

  /** By how much the balance is too small. */
  short(cents: number): Locator {
    return this.main.getByText(this.words('payment.short', { amount: formatCents(cents) }))
  }

  viewOrder(count = 1): Locator {
    return this.link('payment.viewOrder', { count })
  }
}
