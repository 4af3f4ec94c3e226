import type { MouseEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useCurrentSection } from './use-current-section'

export type PageSection = { id: string; name: string }

/** Links to the sections of the page; the current one is marked. */
export function SectionLinks({ label, sections }: { label: string; sections: PageSection[] }) {
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

/** Adds no history entry, so that Back leaves the product. */
function showSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1))
  if (!section) return
  event.preventDefault()
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
  section.focus({ preventScroll: true })
}
