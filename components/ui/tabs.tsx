'use client'

import { useId, type ReactNode } from 'react'
import { classNames } from './class-names'
import { moveFocus } from './roving-keys'

/**
 * Two to five views of one page. The panel is the caller's: it carries `id={panelId}` and role "tabpanel".
 * For tabs that are addresses of their own use `LinkTabs`.
 */
export function Tabs({
  label,
  tabs,
  value,
  panelId,
  onChoose,
}: {
  label: string
  tabs: { value: string; label: ReactNode }[]
  value: string
  panelId: string
  onChoose: (value: string) => void
}) {
  const id = useId()
  return (
    <div role="tablist" aria-label={label} className="scroller hairline-b">
      {tabs.map((tab) => (
        <button
          key={tab.value}
          id={`${id}-${tab.value}`}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChoose(tab.value)}
          onKeyDown={(event) => moveFocus(event)?.click()}
          className={classNames('flex-1', tabStyle(tab.value === value))}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** A tab's words and the bar under the chosen one; for tabs that are buttons and tabs that are links. */
export function tabStyle(isChosen: boolean): string {
  return classNames(
    'relative flex min-h-tap shrink-0 snap-start items-center justify-center gap-1 px-3.5 text-15',
    'whitespace-nowrap transition-colors -outline-offset-2',
    isChosen
      ? 'font-semibold text-ink after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.5 after:rounded-full after:bg-ink forced-colors:after:bg-[Highlight]'
      : 'text-muted hover:text-ink',
  )
}
