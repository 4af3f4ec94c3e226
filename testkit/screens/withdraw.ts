import type { Locator } from '@playwright/test'
import { formatCents } from '@/lib/format/money'
import { Screen } from './screen'

/** /withDraw */
export class WithdrawScreen extends Screen {
  goto() {
    return this.open('/withDraw')
  }

  get amount(): Locator {
    return this.field('withdraw.amount')
  }

  get bankName(): Locator {
    return this.field('withdraw.bankName')
  }

  get bankCardNo(): Locator {
    return this.field('withdraw.bankCardNo')
  }

  get holder(): Locator {
    return this.field('withdraw.holder')
  }

  get sum(): Locator {
    return this.region('withdraw.sum')
  }

  /** The button of this amount in cents, or of no amount. */
  submit(cents?: number): Locator {
    if (cents === undefined) return this.button('withdraw.submit')
    return this.button('withdraw.submitAmount', { amount: formatCents(cents) })
  }

  /** Sends the form with the payment password. */
  async withdraw(code: string, cents: number): Promise<void> {
    await this.submit(cents).click()
    const sheet = this.dialog('payment.enterCode')
    for (const name of code) await sheet.getByRole('button', { name, exact: true }).click()
    const amount = formatCents(cents)
    await sheet
      .getByRole('button', { name: this.words('withdraw.submitAmount', { amount }) })
      .click()
  }
}
