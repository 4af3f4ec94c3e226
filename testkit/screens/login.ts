import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /login */
export class LoginScreen extends Screen {
  goto() {
    return this.open('/login')
  }

  /** E-mail address or mobile number. */
  get account(): Locator {
    return this.field('account.account')
  }

  get password(): Locator {
    return this.field('account.password')
  }

  get submit(): Locator {
    return this.button('account.signIn')
  }

  get createAccount(): Locator {
    return this.link('account.createAccount')
  }

  get forgotPassword(): Locator {
    return this.link('passwords.forgot')
  }

  /** Fills in the form and sends it. */
  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.untilHydrated()
    await this.account.fill(email)
    await this.password.fill(password)
    await this.submit.click()
  }
}
