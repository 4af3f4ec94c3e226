'use client'

import ArrowDown from 'lucide-react/icons/arrow-down'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { usePull, type PullState } from './use-pull'

const WORDS = {
  idle: 'pull',
  pulling: 'pull',
  enough: 'release',
  refreshing: 'refreshing',
} as const satisfies Record<PullState, string>

/** Refreshes its content when the page is pulled down from its top. */
export function PullToRefresh({
  onRefresh,
  children,
}: {
  onRefresh: () => Promise<unknown>
  children: ReactNode
}) {
  const t = useTranslations('list')
  const { area, room, state } = usePull(onRefresh)
  return (
    <div ref={area}>
      <div ref={room} className="flex h-0 items-end justify-center overflow-hidden">
        {state !== 'idle' && (
          <p
            role={state === 'refreshing' ? 'status' : undefined}
            className="flex h-14 shrink-0 items-center gap-2 text-13 text-muted"
          >
            {state === 'refreshing' ? (
              <LoaderCircle size={16} className="animate-turn" />
            ) : (
              <ArrowDown
                size={16}
                className={`transition-transform ${state === 'enough' ? 'rotate-180' : ''}`}
              />
            )}
            {t(WORDS[state])}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
