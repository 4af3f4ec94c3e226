import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /changePayPwd, the payment password */
export class PayCodeScreen extends Screen {
  goto() {
    return this.open('/changePayPwd')
  }

  /** Only when one is set. */
  get old(): Locator {
    return this.field('payCode.old')
  }

  get code(): Locator {
    return this.field('payCode.new')
  }

  get codeAgain(): Locator {
    return this.field('payCode.again')
  }

  /** The button of a shopper without a payment password. */
  get set(): Locator {
    return this.button('payCode.set')
  }

  get change(): Locator {
    return this.button('payCode.change')
  }

  get forgotten(): Locator {
    return this.button('payCode.forgot')
  }
}
