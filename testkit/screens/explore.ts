import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /explore */
export class ExploreScreen extends Screen {
  goto() {
    return this.open('/explore')
  }

  get search(): Locator {
    return this.named('searchbox', 'feed.search')
  }

  /** The chips; the first is "All". */
  get categories(): Locator {
    return this.named('group', 'feed.category').getByRole('button')
  }

  get productsTab(): Locator {
    return this.tab('feed.products')
  }

  get shopsTab(): Locator {
    return this.tab('feed.shops')
  }

  get products(): Locator {
    return this.main.getByRole('listitem').getByRole('link')
  }

  async searchFor(keyword: string): Promise<void> {
    await this.search.fill(keyword)
    await this.search.press('Enter')
  }
}
