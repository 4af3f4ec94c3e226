'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { isDisplayed } from '@/lib/head/is-displayed'

/** The first element in the tab order. */
export function SkipLink() {
  const t = useTranslations('actions')
  function skip(event: MouseEvent) {
    const shown = shownMain()
    if (!shown) return
    event.preventDefault()
    shown.focus()
    shown.scrollIntoView()
  }
  return (
    <a
      href="#content"
      onClick={skip}
      className="sr-only rounded-full bg-ink text-15 font-semibold text-card focus-visible:not-sr-only focus-visible:fixed focus-visible:start-3 focus-visible:top-3 focus-visible:z-60 focus-visible:px-5 focus-visible:py-3"
    >
      {t('skipToContent')}
    </a>
  )
}

/** Kept-alive pages stay in the document, so the first main element may be hidden. */
export function shownMain(): HTMLElement | undefined {
  const mains = [...document.querySelectorAll<HTMLElement>('main')]
  return mains.find((main) => isDisplayed(main))
}
