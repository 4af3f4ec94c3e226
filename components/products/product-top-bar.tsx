'use client'

import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { FavouriteButton } from './favourite-button'
import { ProductBackLink } from './product-back-link'
import { useProductChoice } from './product-choice'
import { ShareButton } from './share-button'
import { useCurrentSection } from './use-current-section'

export type PageSection = { id: string; name: string }

/**
 * Buttons over the pictures; once those have scrolled away, a bar with the product's name and its sections.
 * The name is the page's heading already, so the bar's is hidden from screen readers.
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
        <div className={isPassed ? 'bg-paper/95 pt-safe backdrop-blur-md hairline-b' : 'pt-safe'}>
          <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-1 px-1 wide:gap-x-5 wide:px-gutter">
            <ProductBackLink variant={variant} />
            <p aria-hidden className="h-13 min-w-0 flex-1 truncate text-15/13 font-semibold">
              {isPassed && product.name}
            </p>
            {isPassed && <SectionLinks label={label} sections={sections} />}
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

function SectionLinks({ label, sections }: { label: string; sections: PageSection[] }) {
  const current = useCurrentSection(sections)
  return (
    <nav aria-label={label} className="order-last w-full wide:order-none wide:w-auto">
      <ul className="scroller gap-5 px-3 wide:px-0">
        {sections.map(({ id, name }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={showSection}
              className={classNames(
                'flex h-tap items-center border-b-2 text-13 -outline-offset-2 transition-colors wide:h-13',
                id === current
                  ? 'border-ink font-semibold text-ink'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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

/** Without an entry in the history, so that one step back leaves the product. */
function showSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1))
  if (!section) return
  event.preventDefault()
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
  section.focus({ preventScroll: true })
}
