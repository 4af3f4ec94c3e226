import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /bag, which is closed unless the region policy of the server opens it. */
export class BagScreen extends Screen {
  goto() {
    return this.open('/bag')
  }

  /** The line of a product, by its name. */
  line(name: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: name })
  }

  quantityOf(name: string): Locator {
    return this.named('textbox', 'cart.quantityOf', { name })
  }

  increase(name: string): Promise<void> {
    return this.line(name)
      .getByRole('button', { name: this.words('actions.increase') })
      .click()
  }

  decrease(name: string): Promise<void> {
    return this.line(name)
      .getByRole('button', { name: this.words('actions.decrease') })
      .click()
  }

  remove(name: string): Promise<void> {
    return this.button('cart.remove', { name }).click()
  }

  get undo(): Locator {
    return this.button('cart.undo')
  }

  /** The tick of a line. */
  selected(name: string): Locator {
    return this.named('checkbox', 'cart.select', { name })
  }

  get all(): Locator {
    return this.named('checkbox', 'cart.all')
  }

  /** The button for this number of selected items. */
  checkout(count: number): Locator {
    return this.button('cart.checkoutCount', { count })
  }

  get empty(): Locator {
    return this.text('cart.empty')
  }
}
