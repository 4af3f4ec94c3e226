/** The longest wait for the previous page. */
const MAX_BACK_MS = 300

/** The view transition name shared by a product's pictures on both pages. */
export const transitionName = (productId: number): string => `product-${productId}`

/**
 * Goes back while the product's picture shrinks into its card, if both are visible. React starts no
 * view transition on popstate, because the browser restores the scroll position synchronously.
 */
export function goBackWithTransition(goBack: () => void): void {
  const id = /\/detail\/(\d+)/.exec(window.location.pathname)?.[1]
  const picture = pictureInView('[data-gallery] img')
  if (!id || !picture || !canAnimate()) return goBack()
  const name = transitionName(Number(id))
  let card: HTMLElement | null = null
  nameTransition(picture, name)
  const transition = document.startViewTransition(async () => {
    goBack()
    await untilBack()
    nameTransition(picture, '')
    card = pictureInView(`a[href$="/detail/${id}"] img`)
    if (card) nameTransition(card, name)
    else transition.skipTransition()
  })
  void transition.finished.finally(() => card && nameTransition(card, ''))
}

export function canAnimate(): boolean {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return !isStill && 'startViewTransition' in document
}

export function nameTransition(element: HTMLElement, name: string): void {
  element.style.setProperty('view-transition-name', name)
  element.style.setProperty('view-transition-class', name && 'morph')
}

function pictureInView(selector: string): HTMLElement | null {
  const isInView = (element: HTMLElement) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    const { innerHeight, innerWidth } = window
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
  return found.find((element) => element.checkVisibility() && isInView(element)) ?? null
}

/** React has rendered the previous page by the end of the event; the scroll is restored right after. */
function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, MAX_BACK_MS)
    const isBack = () => {
      clearTimeout(late)
      setTimeout(resolve)
    }
    window.addEventListener('popstate', isBack, { once: true })
  })
}
