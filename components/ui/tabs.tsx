'use client'

import { Tab, TabGroup, TabList } from '@headlessui/react'
import { Fragment, type ReactNode } from 'react'
import { classNames } from './class-names'
import { tabStyle } from './tab-style'

/**
 * Two to five views of one page. The caller renders the panel with `id={panelId}` and role
 * "tabpanel". For tabs with URLs use `LinkTabs`.
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
  return (
    <TabGroup
      selectedIndex={tabs.findIndex((tab) => tab.value === value)}
      onChange={(index) => onChoose(tabs[index]!.value)}
    >
      <TabList aria-label={label} className="scroller hairline-b">
        {tabs.map((tab) => (
          // A plain button, because Headless UI's Tab drops `aria-controls` of a panel outside the
          // group.
          <Tab key={tab.value} as={Fragment}>
            <button
              type="button"
              aria-controls={panelId}
              className={classNames('flex-1', tabStyle(tab.value === value))}
            >
              {tab.label}
            </button>
          </Tab>
        ))}
      </TabList>
    </TabGroup>
  )
}
