'use client'

import { BackLink } from '@/components/layout/back-link'
import { pictureOf } from './product-card'

/** Back from a product, over its pictures. */
export function ProductBackLink({ variant }: { variant: 'plain' | 'disc' }) {
  return <BackLink href="/home" variant={variant} onGoBack={shrinkBack} />
}

/** A page that is not back by then is not waited for. */
const LONGEST_MS = 300

/**
 * Goes back with the product's picture shrinking into the card it came from, where both are on the screen. React
 * starts no view transition when the browser goes back, because it lets the browser restore the scroll at once.
 */
function shrinkBack(goBack: () => void): void {
  const id = /\/detail\/(\d+)/.exec(window.location.pathname)?.[1]
  const picture = pictureInView('[data-gallery] img')
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!id || !picture || isStill || !('startViewTransition' in document)) return goBack()
  const name = pictureOf(Number(id))
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

function nameTransition(element: HTMLElement, name: string): void {
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

/** React has drawn the page before by the end of the event; the browser restores its scroll right after. */
function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST_MS)
    const isBack = () => {
      clearTimeout(late)
      setTimeout(resolve)
    }
    window.addEventListener('popstate', isBack, { once: true })
  })
}
