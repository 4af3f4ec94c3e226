import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /capitalRecord */
export class FundRecordScreen extends Screen {
  goto() {
    return this.open('/capitalRecord')
  }

  get type(): Locator {
    return this.field('bill.type')
  }

  get period(): Locator {
    return this.field('bill.period')
  }

  get entries(): Locator {
    return this.main.getByRole('listitem')
  }

  get exportCsv(): Locator {
    return this.button('bill.export')
  }

  get print(): Locator {
    return this.button('bill.print')
  }

  get chart(): Locator {
    return this.button('bill.chart')
  }

  get empty(): Locator {
    return this.text('bill.empty')
  }
}
