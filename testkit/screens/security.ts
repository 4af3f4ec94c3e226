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

  /** Downloads a file. */
  get exportData(): Locator {
    return this.button('accountData.export')
  }

  /** Opens a sheet that asks for the login password. */
  get closeAccount(): Locator {
    return this.button('accountData.close')
  }
}
