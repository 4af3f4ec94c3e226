'use client'

import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'
import { classNames } from './class-names'
import type { SearchOption } from './search-match'

/** One row of `SearchList`, which handles its keys. */
export function SearchRow({
  id,
  row,
  position,
  total,
  isActive,
  isChosen,
  onChoose,
}: {
  id: string
  row: SearchOption
  position: number
  total: number
  isActive: boolean
  isChosen: boolean
  onChoose: () => void
}) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // The field handles the keys and keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
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
        <span className={isChosen ? 'font-semibold' : undefined}>{row.label}</span>
        {row.also && <span className="ms-2 text-13 text-muted">{row.also}</span>}
      </span>
      {isChosen && <Check size={20} className="shrink-0" />}
    </div>
  )
}
