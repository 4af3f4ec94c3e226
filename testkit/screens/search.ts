import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /search */
export class SearchScreen extends Screen {
  goto() {
    return this.open('/search')
  }

  get keyword(): Locator {
    return this.named('combobox', 'search.field')
  }

  get suggestions(): Locator {
    return this.page.getByRole('listbox').getByRole('option')
  }

  get popular(): Locator {
    return this.region('search.popular').getByRole('link')
  }

  get clearHistory(): Locator {
    return this.button('search.clearHistory')
  }

  async searchFor(text: string): Promise<void> {
    await this.keyword.fill(text)
    await this.keyword.press('Enter')
  }
}
