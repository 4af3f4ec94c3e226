'use client'

import Search from 'lucide-react/icons/search'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'

/** Suggestions for the typed text. */
export function SuggestionList({
  id,
  suggestions,
  active,
  optionId,
  onTake,
}: {
  id: string
  suggestions: string[]
  active: number
  optionId: (index: number) => string
  onTake: (keyword: string) => void
}) {
  const t = useTranslations('search')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <>
      <p role="status" className="sr-only">
        {suggestions.length > 0 && t('suggestions', { count: suggestions.length })}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('suggestionsLabel')}
        className={classNames('rounded-card bg-card', suggestions.length === 0 && 'hidden')}
      >
        {suggestions.map((suggestion, index) => (
          // The combobox handles the keys and keeps the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={suggestion}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(suggestion)}
            className={classNames(
              'flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 text-15 hairline-b first:rounded-t-card last:rounded-b-card last:border-0 hover:bg-press active:bg-press',
              index === active && 'bg-press font-semibold',
            )}
          >
            <Search size={18} className="text-muted" />
            <span className="min-w-0 flex-1 wrap-anywhere">{suggestion}</span>
          </div>
        ))}
      </div>
    </>
  )
}
