import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /helpAndSupport */
export class HelpScreen extends Screen {
  goto() {
    return this.open('/helpAndSupport')
  }

  get search(): Locator {
    return this.field('service.findAnswer')
  }

  get noAnswer(): Locator {
    return this.text('service.noAnswer')
  }

  get contact(): Locator {
    return this.row('service.contact')
  }
}

/** /law */
export class LawScreen extends Screen {
  goto() {
    return this.open('/law')
  }

  get sections(): Locator {
    return this.main.getByRole('heading', { level: 2 })
  }
}

/** /platform */
export class PlatformScreen extends Screen {
  goto() {
    return this.open('/platform')
  }

  get merchantEntry(): Locator {
    return this.row('service.merchantEntry')
  }
}
