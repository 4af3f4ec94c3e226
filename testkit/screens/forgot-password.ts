import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /forgotPassword */
export class ForgotPasswordScreen extends Screen {
  goto() {
    return this.open('/forgotPassword')
  }

  get account(): Locator {
    return this.field('account.account')
  }

  get sendCode(): Locator {
    return this.button('passwords.sendCode')
  }

  get code(): Locator {
    return this.field('passwords.code')
  }

  get password(): Locator {
    return this.field('passwords.new')
  }

  get passwordAgain(): Locator {
    return this.field('passwords.newAgain')
  }

  get submit(): Locator {
    return this.button('passwords.setNew')
  }
}
