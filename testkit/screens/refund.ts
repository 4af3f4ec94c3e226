import type { Locator } from '@playwright/test'
import { formatCents } from '@/lib/format/money'
import { Screen } from './screen'

/** /refund/:order, the form and then the request. */
export class RefundScreen extends Screen {
  goto(orderId: number) {
    return this.open(`/refund/${orderId}`)
  }

  get amount(): Locator {
    return this.field('refund.amount')
  }

  get withReturn(): Locator {
    return this.page.getByRole('radio', { name: this.words('refund.withReturn') })
  }

  get moneyOnly(): Locator {
    return this.page.getByRole('radio', { name: this.words('refund.moneyOnly') })
  }

  async chooseReason(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.words('refund.reason') }).click()
    await this.page.getByRole('radio', { name }).click()
  }

  get explanation(): Locator {
    return this.field('refund.explanation')
  }

  /** The input for files. */
  get proof(): Locator {
    const label = this.words('refund.proof')
    return this.page.getByLabel(this.words('pictures.addTo', { label }))
  }

  /** Without an amount, the button of an incomplete form. */
  submit(cents?: number): Locator {
    if (cents === undefined) return this.button('refund.submitPlain')
    return this.button('refund.submit', { amount: formatCents(cents) })
  }

  state(name: 'asked' | 'agreed' | 'sent' | 'settled' | 'refused' | 'withdrawn'): Locator {
    return this.named('heading', `refund.state.${name}`)
  }

  /** Why the last request was refused, above the form for the next. */
  get refuseReason(): Locator {
    return this.paragraph('refund.refusedBefore')
  }

  get withdraw(): Locator {
    return this.button('refund.withdraw')
  }

  get carrier(): Locator {
    return this.field('refund.carrier')
  }

  get trackingNo(): Locator {
    return this.field('refund.trackingNo')
  }

  get sendParcel(): Locator {
    return this.button('refund.send')
  }
}
