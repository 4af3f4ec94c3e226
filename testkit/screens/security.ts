import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /security */
export class SecurityScreen extends Screen {
  goto() {
    return this.open('/security')
  }

  get loginPassword(): Locator {
    return this.row('passwords.login')
  }

  get paymentPassword(): Locator {
    return this.row('passwords.payment')
  }

  /** Asks before it signs out: then call `confirm()`. */
  get signOutOthers(): Locator {
    return this.button('security.signOutOthers')
  }

  get onlyThisDevice(): Locator {
    return this.text('security.onlyThis')
  }
}
