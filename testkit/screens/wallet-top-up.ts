import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /walletTopUp, on chain or by transfer */
export class WalletTopUpScreen extends Screen {
  goto(method: 'chain' | 'manual' = 'chain') {
    return this.open(method === 'chain' ? '/walletTopUp' : '/walletTopUp?method=manual')
  }

  network(name: string): Locator {
    return this.page.getByRole('radio', { name })
  }

  get agree(): Locator {
    return this.main.getByRole('checkbox')
  }

  get amount(): Locator {
    return this.field('topUp.amount')
  }

  /** The input for files. */
  get evidence(): Locator {
    const label = this.words('topUp.evidence')
    return this.page.getByLabel(this.words('pictures.addTo', { label }))
  }

  get submit(): Locator {
    return this.main.locator('button[type=submit]')
  }

  /** Shown when the request was sent. */
  get success(): Locator {
    return this.named('heading', 'toasts.applicationSuccessful')
  }
}
