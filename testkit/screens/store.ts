import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /shop/:id */
export class StoreScreen extends Screen {
  goto(id: number) {
    return this.open(`/shop/${id}`)
  }

  get follow(): Locator {
    return this.button('product.follow')
  }

  get following(): Locator {
    return this.button('product.following')
  }

  get search(): Locator {
    return this.named('searchbox', 'feed.searchShop')
  }

  get products(): Locator {
    return this.page.getByRole('main').getByRole('listitem').getByRole('link')
  }
}
