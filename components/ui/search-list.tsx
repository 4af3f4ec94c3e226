'use client'

import Search from 'lucide-react/icons/search'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { fieldBox, fieldInput } from './field'
import { SearchRow } from './search-row'
import { sectionsOf, type SearchGroup } from './search-sections'

/** Rows rendered at first, and added near the end: some lists have 1,700 cities. */
const BATCH = 80

/**
 * A long list with a search box. The box keeps the focus: the arrow keys move among the rows, Enter
 * chooses. Searching covers the last group, which contains everything. With `typedLabel` the typed
 * text can be chosen. A different `label` resets the text. Headless UI's Combobox is a popup and
 * cannot virtualise groups; this list is always open.
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
  /** Shown if there are no rows: an empty state or a skeleton. */
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

/** Calls back when the end of the rendered rows comes near. */
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
