'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { Category } from '@/contracts/schemas/shops'
import type { ProductPage } from '@/lib/queries/products'
import { CategoryChips } from './category-chips'
import { ServerRenderedFeed } from './server-rendered-feed'

/**
 * A feed filtered by the category in the URL (`?category=toys`). The bare URL, to which the tab
 * links, keeps the last category and gets its parameter back.
 */
export function CategoryFeed({
  categories,
  first,
}: {
  categories: Category[]
  /** The first page of all categories. */
  first: ProductPage | null
}) {
  const asked = useSearchParams().get('category')
  const [seen, setSeen] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== null) setChosen(categories.some(({ key }) => key === asked) ? asked : null)
  }
  const chips = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chip = chips.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!chip || !chips.current) return
    chips.current.scrollLeft = chip.offsetLeft - (chips.current.clientWidth - chip.offsetWidth) / 2
  }, [chosen])

  useTopOf(chosen)
  // Also runs when the kept-alive page is shown again: the tab links to the bare URL.
  useEffect(() => {
    if (asked === null && chosen !== null) setAddress(chosen)
  }, [asked, chosen])

  function choose(key: string | null) {
    setChosen(key)
    setAddress(key)
  }
  return (
    <>
      <CategoryChips row={chips} categories={categories} chosen={chosen} onChoose={choose} />
      <div className="pt-1">
        <ServerRenderedFeed
          key={chosen}
          filter={chosen ? { category: chosen } : {}}
          first={chosen ? null : first}
        />
      </div>
    </>
  )
}

function setAddress(category: string | null): void {
  const query = category ? `?category=${category}` : ''
  window.history.replaceState(null, '', window.location.pathname + query)
}

/** A new category starts at the top, also if a link opens it on a page that was scrolled. */
function useTopOf(category: string | null) {
  const shown = useRef(category)
  useEffect(() => {
    if (shown.current === category) return
    // Runs after the scroll position of a kept-alive page is restored in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        shown.current = category
        window.scrollTo({ top: 0, behavior: 'instant' })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [category])
}
