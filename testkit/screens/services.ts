import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /services */
export class ServicesScreen extends Screen {
  goto() {
    return this.open('/services')
  }

  get service(): Locator {
    return this.row('titles.service')
  }

  get help(): Locator {
    return this.row('titles.helpAndSupport')
  }

  get orders(): Locator {
    return this.row('titles.myPurchases')
  }
}

/** /service, customer service */
export class ServiceScreen extends Screen {
  goto() {
    return this.open('/service')
  }

  get write(): Locator {
    return this.row('service.write')
  }
}
