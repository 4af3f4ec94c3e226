import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /popular */
export class PopularScreen extends Screen {
  goto() {
    return this.open('/popular')
  }

  get searches(): Locator {
    return this.region('search.popular').getByRole('link')
  }
}
