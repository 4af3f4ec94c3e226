import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** The page of an address that does not exist. */
export class MissingScreen extends Screen {
  goto(path = '/home/nowhere') {
    return this.open(path)
  }

  get title(): Locator {
    return this.named('heading', 'notFound.title')
  }

  get toHome(): Locator {
    return this.link('notFound.action')
  }
}
