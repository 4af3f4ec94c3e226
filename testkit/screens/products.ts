import type { Locator } from '@playwright/test'
import { Screen, visible } from './screen'

/** /products */
export class ProductsScreen extends Screen {
  goto() {
    return this.open('/products')
  }

  get products(): Locator {
    return visible(this.page.getByRole('listitem').getByRole('link'))
  }

  get filter(): Locator {
    return this.button('search.filter')
  }
}
