'use client'

import { useId, type ReactNode } from 'react'
import { classNames } from './class-names'
import { moveFocus } from './roving-keys'
import { tabStyle } from './tab-style'

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
