import { isDisplayed } from '@/lib/head/is-displayed'

/** The longest wait for the previous page. */
const MAX_BACK_MS = 300

/** The page of a product or a shop, without its language prefix. */
const PAGE = /\/(?:detail|shop)\/\d+/
const PAGE_PICTURE = '[data-gallery] img, [data-shop-logo] img'

/**
 * Renders the page at `path` with `draw` while the picture of its card expands into `target`, if
 * the browser supports view transitions and reduced motion is off. `isDrawn` resolves once the page
 * is rendered, `isOver` once the transition has finished.
 */
export function expandPicture(
  path: string,
  card: HTMLElement | null,
  draw: () => void,
  target: () => HTMLElement | null,
): { isDrawn: Promise<void>; isOver: Promise<void> } {
  if (!card || !canAnimate()) {
    draw()
    return { isDrawn: Promise.resolve(), isOver: Promise.resolve() }
  }
  nameTransition(card, transitionName(path))
  const transition = document.startViewTransition(() => {
    nameTransition(card, '')
    draw()
    const picture = target()
    if (picture) nameTransition(picture, transitionName(path))
  })
  return {
    isDrawn: transition.updateCallbackDone,
    // A transition skipped by a newer one also counts as finished.
    isOver: transition.finished.catch(() => undefined),
  }
}

/**
 * Goes back while the picture of a product or shop shrinks into its card, if both are visible.
 * React starts no view transition on popstate, because the browser restores the scroll position
 * synchronously.
 */
export function goBackWithTransition(goBack: () => void): void {
  const path = PAGE.exec(window.location.pathname)?.[0]
  const picture = pictureInView(PAGE_PICTURE)
  if (!path || !picture || !canAnimate()) return goBack()
  const name = transitionName(path)
  let card: HTMLElement | null = null
  nameTransition(picture, name)
  const transition = document.startViewTransition(async () => {
    goBack()
    await untilBack()
    nameTransition(picture, '')
    card = pictureInView(`a[href$="${path}"] img`)
    if (card) nameTransition(card, name)
    else transition.skipTransition()
  })
  void transition.finished.finally(() => card && nameTransition(card, ''))
}

/** The view transition name shared by the pictures of the card and the page: `detail-7`. */
const transitionName = (path: string): string => path.slice(1).replace('/', '-')

function canAnimate(): boolean {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return !isStill && 'startViewTransition' in document
}

function nameTransition(element: HTMLElement, name: string): void {
  element.style.setProperty('view-transition-name', name)
  element.style.setProperty('view-transition-class', name && 'morph')
}

/** The box of a picture, which has its rounded corners. */
function pictureInView(selector: string): HTMLElement | null {
  const isInView = (element: HTMLElement) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    const { innerHeight, innerWidth } = window
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
  return found.find((element) => isDisplayed(element) && isInView(element))?.parentElement ?? null
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
