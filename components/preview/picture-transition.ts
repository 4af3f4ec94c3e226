import { isDisplayed } from '@/lib/head/is-displayed'

/** The longest wait for the previous page. */
const MAX_BACK_MS = 300

/** The page of a product or a shop, without its language prefix. */
const PAGE = /\/(?:detail|shop)\/\d+/
const PAGE_PICTURE = '[data-gallery] img, [data-shop-logo] img'

/** As the way back in app/globals.css. */
const GROWTH = { duration: 240, easing: 'cubic-bezier(0, 0, 0.2, 1)' }

/**
 * The picture expands from where the card was, unless the shopper prefers reduced motion. A view transition would
 * delay the first frame and the request for the page, because it takes a picture of the page first.
 */
export async function expandPicture(card: DOMRect, picture: HTMLElement): Promise<void> {
  if (prefersStill()) return
  const box = picture.getBoundingClientRect()
  const by = `${card.left - box.left}px, ${card.top - box.top}px`
  const size = `${card.width / box.width}, ${card.height / box.height}`
  const start = { transform: `translate(${by}) scale(${size})`, transformOrigin: 'top left' }
  const end = { transform: 'none', transformOrigin: 'top left' }
  await picture.animate([start, end], GROWTH).finished.catch(() => undefined)
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

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
const canAnimate = () => !prefersStill() && 'startViewTransition' in document

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
