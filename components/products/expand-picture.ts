import { canAnimate, nameTransition, transitionName } from './picture-transition'

/**
 * Renders a product's page with `draw` while the picture of its card expands into `target`, if the
 * browser supports view transitions and reduced motion is off. `isDrawn` resolves once the page is
 * rendered, `isOver` once the transition has finished.
 */
export function expandPicture(
  productId: number,
  card: HTMLElement | null,
  draw: () => void,
  target: () => HTMLElement | null,
): { isDrawn: Promise<void>; isOver: Promise<void> } {
  if (!card || !canAnimate()) {
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
    // A transition skipped by a newer one also counts as finished.
    isOver: transition.finished.catch(() => undefined),
  }
}
