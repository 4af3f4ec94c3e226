import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** The four tabs at the bottom; not every page shows them on phones. */
export class TabBar extends Screen {
  get home(): Locator {
    return this.tabLink('tabs.home')
  }

  get explore(): Locator {
    return this.tabLink('tabs.explore')
  }

  /** Its name ends with the number of items. */
  get cart(): Locator {
    return this.tabLink('tabs.cart')
  }

  get me(): Locator {
    return this.tabLink('tabs.me')
  }

  private tabLink(key: 'tabs.home' | 'tabs.explore' | 'tabs.cart' | 'tabs.me'): Locator {
    return this.named('navigation', 'tabs.label').getByRole('link', { name: this.words(key) })
  }
}
