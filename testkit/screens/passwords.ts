import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /passwords */
export class PasswordsScreen extends Screen {
  goto() {
    return this.open('/passwords')
  }

  get login(): Locator {
    return this.row('passwords.login')
  }

  get payment(): Locator {
    return this.row('passwords.payment')
  }
}
