'use client'

import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names'
import { fieldBox, fieldInput } from './field-style'
import { matchOptions, type SearchOption } from './search-match'

/** Rows drawn at first, and more of them whenever the end comes near: some cities' lists have 1,700. */
const BATCH = 80

type Group = { title?: string; options: SearchOption[] }
type Row = SearchOption & { title?: string; isTyped?: boolean }

/**
 * A long list with a search box above it. The box keeps the focus: the arrow keys move among the rows,
 * Enter chooses. Searching looks through the last group, which has everything. With `typedLabel` what was
 * typed can be chosen too. Another `label` is another list: what was typed for the last one goes.
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
  groups: Group[]
  chosen: string | null
  /** Shown where there is no row: that nothing was found, or the shapes of rows that are on their way. */
  none: ReactNode
  typedLabel?: (typed: string) => string
  onChoose: (value: string) => void
}) {
  const id = useId()
  const [state, setState] = useState({ label, typed: '', active: -1, drawn: BATCH })
  if (state.label !== label) setState({ label, typed: '', active: -1, drawn: BATCH })
  const { typed, active, drawn } = state
  const rows = rowsOf(groups, typed, typedLabel)
  const more = () => setState((old) => ({ ...old, drawn: old.drawn + BATCH }))

  function move(to: number) {
    const next = Math.max(0, Math.min(rows.length - 1, to))
    setState((old) => ({ ...old, active: next, drawn: Math.max(old.drawn, next + 1) }))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(active + 1)
    else if (event.key === 'ArrowUp') move(active - 1)
    else if (event.key === 'PageDown') move(active + 8)
    else if (event.key === 'PageUp') move(active - 8)
    else if (event.key === 'Enter') {
      if (rows[active]) onChoose(rows[active].value)
    } else return
    event.preventDefault()
  }

  return (
    <div>
      <div className="sticky top-0 z-1 bg-card pb-2">
        <div className={fieldBox}>
          <Search size={20} aria-hidden className="ms-3.5 shrink-0 text-muted" />
          <input
            type="text"
            role="combobox"
            aria-label={label}
            aria-expanded
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={rows[active] ? `${id}-${active}` : undefined}
            placeholder={label}
            value={typed}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            className={`${fieldInput} placeholder:text-muted`}
            onKeyDown={onKeyDown}
            onChange={({ target }) =>
              setState((old) => ({
                ...old,
                typed: target.value,
                active: target.value.trim() === '' ? -1 : 0,
                drawn: BATCH,
              }))
            }
          />
        </div>
      </div>
      <ul id={`${id}-list`} role="listbox" aria-label={label}>
        {rows.slice(0, drawn).map((row, index) => (
          <OptionRow
            key={`${index}-${row.value}`}
            id={`${id}-${index}`}
            row={row}
            total={rows.length}
            position={index + 1}
            isActive={index === active}
            isChosen={!row.isTyped && row.value === chosen}
            onChoose={() => onChoose(row.value)}
          />
        ))}
      </ul>
      {drawn < rows.length && <MoreMark key={drawn} onNear={more} />}
      {rows.length === 0 && none}
    </div>
  )
}

function rowsOf(
  groups: Group[],
  typed: string,
  typedLabel: ((typed: string) => string) | undefined,
): Row[] {
  const text = typed.trim()
  if (text === '')
    return groups.flatMap(({ title, options }) =>
      options.map((option, index) => (index === 0 && title ? { ...option, title } : option)),
    )
  const found: Row[] = matchOptions(groups.at(-1)?.options ?? [], text)
  if (!typedLabel || found.some(({ label }) => label === text)) return found
  return [...found, { value: text, label: typedLabel(text), isTyped: true }]
}

function OptionRow({
  id,
  row,
  position,
  total,
  isActive,
  isChosen,
  onChoose,
}: {
  id: string
  row: Row
  position: number
  total: number
  isActive: boolean
  isChosen: boolean
  onChoose: () => void
}) {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <>
      {row.title && (
        <li role="presentation" className="px-1 pt-3 pb-1 text-13 font-semibold text-muted">
          {row.title}
        </li>
      )}
      <li
        ref={ref}
        id={id}
        role="option"
        aria-selected={isChosen}
        aria-setsize={total}
        aria-posinset={position}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onChoose}
        className={classNames(
          'flex min-h-12 cursor-pointer scroll-my-16 items-center gap-3 rounded-thumb px-2 py-2 text-15',
          isActive ? 'bg-press outline-2 -outline-offset-2 outline-ink' : 'hover:bg-press',
        )}
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className={isChosen ? 'font-semibold' : ''}>{row.label}</span>
          {row.also && <span className="ms-2 text-13 text-muted">{row.also}</span>}
        </span>
        {isChosen && <Check size={20} aria-hidden className="shrink-0" />}
      </li>
    </>
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
