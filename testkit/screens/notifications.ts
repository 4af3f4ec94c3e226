import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /notification */
export class NotificationsScreen extends Screen {
  goto() {
    return this.open('/notification')
  }

  get all(): Locator {
    return this.page.getByRole('article')
  }

  /** By its title. */
  notification(title: string): Locator {
    return this.page.getByRole('article', { name: title, exact: true })
  }

  kind(name: 'all' | 'unread' | 'order' | 'parcel' | 'refund' | 'wallet' | 'security'): Locator {
    return this.tab(`inbox.kind.${name}`)
  }

  markRead(title: string): Locator {
    return this.button('inbox.markRead', { title })
  }

  get readAll(): Locator {
    return this.button('inbox.readAll')
  }

  get empty(): Locator {
    return this.text('inbox.empty')
  }
}
