import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /address */
export class AddressesScreen extends Screen {
  goto() {
    return this.open('/address')
  }

  get add(): Locator {
    return this.link('address.add')
  }

  get empty(): Locator {
    return this.text('address.empty')
  }

  /** The card of an address, by any text on it. */
  card(text: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: text })
  }

  edit(addressee: string, tag: string): Locator {
    return this.link('address.editOf', { addressee, tag })
  }

  delete(addressee: string, tag: string): Locator {
    return this.button('address.deleteOf', { addressee, tag })
  }

  makeDefault(addressee: string, tag: string): Locator {
    return this.button('address.makeDefaultOf', { addressee, tag })
  }
}
