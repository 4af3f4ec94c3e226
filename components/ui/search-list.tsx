'use client'

import Search from 'lucide-react/icons/search'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { fieldBox, fieldInput } from './field'
import { SearchRow } from './search-row'
import { sectionsOf, type SearchGroup } from './search-sections'

/** Rows drawn at first, and more of them whenever the end comes near: some cities' lists have 1,700. */
const BATCH = 80

/**
 * A long list with a search box above it. The box keeps the focus: the arrow keys move among the rows,
 * Enter chooses. Searching looks through the last group, which has everything. With `typedLabel` what was
 * typed can be chosen too. Another `label` is another list: what was typed for the last one goes. Headless UI's
 * Combobox opens and closes a popup, and its virtual lists have no groups; this list is always open.
 */
export function SearchList({
  label,
  groups,
  chosen,
  none,
  typedLabel,
  onChoose,
}: {
  label: string
  groups: SearchGroup[]
  chosen: string | null
  /** Shown where there is no row: that nothing was found, or the shapes of rows that are on their way. */
  none: ReactNode
  typedLabel?: ((typed: string) => string) | undefined
  onChoose: (value: string) => void
}) {
  const id = useId()
  const [state, setState] = useState({ label, typed: '', active: -1, drawn: BATCH })
  if (state.label !== label) setState({ label, typed: '', active: -1, drawn: BATCH })
  const { typed, active, drawn } = state
  const sections = sectionsOf(groups, typed, typedLabel)
  const rows = sections.flatMap((section) => section.rows)
  const idOf = (index: number) => `${id}-${index}`

  function move(by: number) {
    const next = Math.max(0, Math.min(rows.length - 1, active + by))
    setState((old) => ({ ...old, active: next, drawn: Math.max(old.drawn, next + 1) }))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
    if (step) move(step)
    else if (event.key !== 'Enter') return
    else if (rows[active]) onChoose(rows[active].value)
    event.preventDefault()
  }

  function type(text: string) {
    const first = text.trim() === '' ? -1 : 0
    setState((old) => ({ ...old, typed: text, active: first, drawn: BATCH }))
  }

  return (
    <div>
      <div className="sticky top-0 z-1 bg-card pb-2">
        <div className={fieldBox}>
          <Search size={20} className="ms-3.5 shrink-0 text-muted" />
          <input
            type="text"
            role="combobox"
            aria-label={label}
            aria-expanded
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={rows[active] ? idOf(active) : undefined}
            placeholder={label}
            value={typed}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            className={`${fieldInput} placeholder:text-muted`}
            onKeyDown={onKeyDown}
            onChange={({ target }) => type(target.value)}
          />
        </div>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={rows.length === 0 ? 'hidden' : undefined}
      >
        {sections.map(({ title, start, rows: own }) => (
          <Section key={title} title={title}>
            {own.slice(0, Math.max(0, drawn - start)).map((row, index) => (
              <SearchRow
                key={row.value}
                id={idOf(start + index)}
                row={row}
                position={start + index + 1}
                total={rows.length}
                isActive={start + index === active}
                isChosen={row.value === chosen}
                onChoose={() => onChoose(row.value)}
              />
            ))}
          </Section>
        ))}
      </div>
      {drawn < rows.length && (
        <MoreMark
          key={drawn}
          onNear={() => setState((old) => ({ ...old, drawn: old.drawn + BATCH }))}
        />
      )}
      {rows.length === 0 && none}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  if (title === '') return children
  return (
    <div role="group" aria-label={title}>
      <p aria-hidden className="px-2 pt-3 pb-1 text-13 font-semibold text-muted">
        {title}
      </p>
      {children}
    </div>
  )
}

/** Tells when the end of what is drawn comes near. */
function MoreMark({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear()
      },
      { rootMargin: '600px' },
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  })
  return <div ref={ref} aria-hidden className="h-px" />
}
