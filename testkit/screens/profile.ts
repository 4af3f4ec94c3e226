import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /profile, the personal centre */
export class ProfileScreen extends Screen {
  goto() {
    return this.open('/profile')
  }

  /** The card with the balance. */
  get balance(): Locator {
    return this.region('profile.balance')
  }

  get hideBalance(): Locator {
    return this.button('profile.hideBalance')
  }

  get showBalance(): Locator {
    return this.button('profile.showBalance')
  }

  get topUp(): Locator {
    return this.link('titles.topUp')
  }

  get withdraw(): Locator {
    return this.link('titles.withDraw')
  }

  get addresses(): Locator {
    return this.row('titles.address')
  }

  get favourites(): Locator {
    return this.row('titles.myFavourite')
  }

  get security(): Locator {
    return this.row('titles.security')
  }

  get language(): Locator {
    return this.row('titles.language')
  }

  get settings(): Locator {
    return this.row('titles.setting')
  }

  get notifications(): Locator {
    return this.page.getByRole('link', { name: this.words('titles.notification') }).first()
  }

  /** Asks before it signs out: then call `confirm()`. */
  get quit(): Locator {
    return this.button('profile.quit')
  }

  /** Signs out by the button and its question. */
  async signOut(): Promise<void> {
    await this.quit.click()
    await this.confirm()
  }
}
