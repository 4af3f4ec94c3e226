import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /home */
export class HomeScreen extends Screen {
  goto() {
    return this.open('/home')
  }

  get search(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: this.words('home.search') })
  }

  /** Opens the choice of a language. */
  get language(): Locator {
    return this.link('home.language')
  }

  /** The personal centre. */
  get profile(): Locator {
    return this.link('home.profile')
  }

  get categories(): Locator {
    return this.named('navigation', 'home.categories').getByRole('link')
  }

  get hotProducts(): Locator {
    return this.region('home.hotProducts').getByRole('listitem').getByRole('link')
  }

  get hotShops(): Locator {
    return this.region('home.hotShops').getByRole('link')
  }
}
