import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /products */
export class ProductsScreen extends Screen {
  goto() {
    return this.open('/products')
  }

  get products(): Locator {
    return this.page.getByRole('main').getByRole('listitem').getByRole('link')
  }

  get filter(): Locator {
    return this.button('search.filter')
  }
}
