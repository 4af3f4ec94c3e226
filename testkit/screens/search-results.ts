import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /searchs */
export class SearchResultsScreen extends Screen {
  goto(keyword: string) {
    return this.open(`/searchs?keyword=${encodeURIComponent(keyword)}`)
  }

  get products(): Locator {
    return this.page.getByRole('main').getByRole('listitem').getByRole('link')
  }

  get productsTab(): Locator {
    return this.tab('feed.products')
  }

  get shopsTab(): Locator {
    return this.tab('feed.shops')
  }

  /** Opens the sheet of filters. */
  get filter(): Locator {
    return this.button('search.filter')
  }

  get filters(): Locator {
    return this.dialog('search.filter')
  }

  get inStock(): Locator {
    return this.filters.getByRole('switch', { name: this.words('search.inStock') })
  }

  nothingFor(keyword: string): Locator {
    return this.text('search.nothing', { keyword })
  }
}
