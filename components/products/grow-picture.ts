import { canMove, nameTransition, transitionName } from './picture-transition'

/**
 * Draws a product's page with `draw` while the picture of its card grows into `target`, where the browser
 * supports view transitions and the shopper does not want less motion. `isDrawn` resolves once the page is
 * there, `isOver` once the picture has arrived.
 */
export function growPicture(
  productId: number,
  card: HTMLElement | null,
  draw: () => void,
  target: () => HTMLElement | null,
): { isDrawn: Promise<void>; isOver: Promise<void> } {
  if (!card || !canMove()) {
    draw()
    return { isDrawn: Promise.resolve(), isOver: Promise.resolve() }
  }
  nameTransition(card, transitionName(productId))
  const transition = document.startViewTransition(() => {
    nameTransition(card, '')
    draw()
    const picture = target()
    if (picture) nameTransition(picture, transitionName(productId))
  })
  return {
    isDrawn: transition.updateCallbackDone,
    // A transition that is skipped, because another one starts, is over too.
    isOver: transition.finished.catch(() => undefined),
  }
}
