import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /topUp */
export class TopUpScreen extends Screen {
  goto() {
    return this.open('/topUp')
  }

  get onChain(): Locator {
    return this.row('titles.walletTopUp')
  }

  get byCard(): Locator {
    return this.row('titles.cardTopUp')
  }

  get byTransfer(): Locator {
    return this.row('topUp.manual')
  }

  get records(): Locator {
    return this.row('titles.topUpRecord')
  }
}
