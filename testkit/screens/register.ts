import type { Locator } from '@playwright/test'
import { Screen } from './screen'

export interface Person {
  givenName: string
  familyName: string
  email: string
  /** With the country code. */
  mobile: string
  password: string
}

/** /register */
export class RegisterScreen extends Screen {
  goto() {
    return this.open('/register')
  }

  get givenName(): Locator {
    return this.field('account.givenName')
  }

  get familyName(): Locator {
    return this.field('account.familyName')
  }

  get email(): Locator {
    return this.field('account.email')
  }

  get mobile(): Locator {
    return this.field('account.mobile')
  }

  get password(): Locator {
    return this.field('account.password')
  }

  get passwordAgain(): Locator {
    return this.field('account.passwordAgain')
  }

  get submit(): Locator {
    return this.button('account.register')
  }

  /** Fills in the form and sends it. */
  async register(person: Person): Promise<void> {
    await this.givenName.fill(person.givenName)
    await this.familyName.fill(person.familyName)
    await this.email.fill(person.email)
    await this.mobile.fill(person.mobile)
    await this.password.fill(person.password)
    await this.passwordAgain.fill(person.password)
    await this.submit.click()
  }
}
