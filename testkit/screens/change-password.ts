import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /changePassword */
export class ChangePasswordScreen extends Screen {
  goto() {
    return this.open('/changePassword')
  }

  get old(): Locator {
    return this.field('passwords.old')
  }

  get password(): Locator {
    return this.field('passwords.new')
  }

  get passwordAgain(): Locator {
    return this.field('passwords.newAgain')
  }

  get submit(): Locator {
    return this.button('passwords.change')
  }

  /** Fills in the form and sends it. */
  async change(from: string, to: string): Promise<void> {
    await this.old.fill(from)
    await this.password.fill(to)
    await this.passwordAgain.fill(to)
    await this.submit.click()
  }
}
