import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /comment */
export class ReviewScreen extends Screen {
  goto(orderId: number) {
    return this.open(`/comment?order=${orderId}`)
  }

  /** Gives 1 to 5 stars. */
  async rate(what: 'service' | 'shipping' | 'product', stars: number): Promise<void> {
    const group = this.named('radiogroup', `comment.${what}`)
    await group.getByRole('radio', { name: this.words('reviews.stars', { stars }) }).click()
  }

  get content(): Locator {
    return this.field('comment.content')
  }

  /** The input for files. */
  get pictures(): Locator {
    const label = this.words('comment.pictures')
    return this.page.getByLabel(this.words('pictures.addTo', { label }))
  }

  get submit(): Locator {
    return this.button('comment.submit')
  }

  get nothing(): Locator {
    return this.text('comment.nothing')
  }
}
