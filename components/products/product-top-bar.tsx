'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { BackLink } from '@/components/layout/back-link'
import { FavouriteButton } from './favourite-button'
import { useProductChoice } from './product-choice'
import { ShareButton } from './share-button'
import type { PageSection } from './section-links'

const SectionLinks = lazy(() =>
  import('./section-links').then((file) => ({ default: file.SectionLinks })),
)

/**
 * Buttons over the pictures; once those have scrolled away, a bar with the product's name and
 * section links. The name repeats the h1, so the bar's is hidden from screen readers.
 */
export function ProductTopBar({ label, sections }: { label: string; sections: PageSection[] }) {
  const { product } = useProductChoice()
  const { start, isPassed } = usePassed()
  const variant = isPassed ? 'plain' : 'disc'
  return (
    <>
      <div className="relative h-0">
        <div ref={start} className="absolute top-[calc(100vw-3.25rem)] size-px wide:top-2" />
      </div>
      <div className="sticky top-0 z-20 h-0">
        <div className={isPassed ? 'bg-paper/95 pt-safe blur-behind hairline-b' : 'pt-safe'}>
          <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-1 px-1 wide:gap-x-5 wide:px-gutter">
            <BackLink href="/home" variant={variant} />
            <p aria-hidden className="h-13 min-w-0 flex-1 truncate text-15/13 font-semibold">
              {isPassed && product.name}
            </p>
            {isPassed && (
              <Suspense fallback={<div className="order-last h-tap w-full wide:hidden" />}>
                <SectionLinks label={label} sections={sections} />
              </Suspense>
            )}
            <div className="flex gap-1">
              <ShareButton variant={variant} path={`/detail/${product.id}`} title={product.name} />
              <FavouriteButton variant={variant} productId={product.id} />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}

/** Whether the element has scrolled out at the top. */
function usePassed() {
  const start = useRef<HTMLDivElement>(null)
  const [isPassed, setIsPassed] = useState(false)
  useEffect(() => {
    if (!start.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(start.current)
    return () => observer.disconnect()
  }, [])
  return { start, isPassed }
}
