import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /myFavourite, and /heart, which begins with followed shops. */
export class FavouritesScreen extends Screen {
  goto() {
    return this.open('/myFavourite')
  }

  gotoFollowed() {
    return this.open('/heart')
  }

  get productsTab(): Locator {
    return this.tab('favourites.products')
  }

  get shopsTab(): Locator {
    return this.tab('favourites.shops')
  }

  get viewedTab(): Locator {
    return this.tab('favourites.viewed')
  }

  get links(): Locator {
    return this.named('tabpanel', 'favourites.products')
      .or(this.named('tabpanel', 'favourites.shops'))
      .or(this.named('tabpanel', 'favourites.viewed'))
      .getByRole('link')
  }

  remove(name: string): Locator {
    return this.button('favourites.remove', { name })
  }
}
