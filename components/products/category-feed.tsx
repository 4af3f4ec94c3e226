'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { Category } from '@/contracts/schemas/shops'
import type { ProductPage } from '@/lib/queries/products'
import { CategoryChips } from './category-chips'
import { ProductFeed } from './product-feed'

/**
 * A feed by category, which the address names (`?category=toys`). The bare address, to which the tab leads,
 * keeps the category that was chosen before and gets its parameter back.
 */
export function CategoryFeed({
  categories,
  first,
}: {
  categories: Category[]
  /** The first page of all of them. */
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
  // Also runs when the kept page is shown again: the tab's link leads to the bare address.
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
        <ProductFeed
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

/** Another category begins at its top, also when a link brings it to the page that was left further down. */
function useTopOf(category: string | null) {
  const shown = useRef(category)
  useEffect(() => {
    if (shown.current === category) return
    // A kept page is put back where it was within the next frame; this comes after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        shown.current = category
        window.scrollTo({ top: 0, behavior: 'instant' })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [category])
}
