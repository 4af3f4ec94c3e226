'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import type { NoticeKind } from '@/contracts/schemas/notices'
import { useReadNotices } from '@/lib/mutations/notices'
import { userQuery } from '@/lib/queries/account'
import type { NoticeFilter } from '@/lib/queries/notices'
import { NoticeList } from './notice-list'
import { OpenedNotice } from './opened-notice'
import { PhoneSwitch } from './phone-switch'

const KINDS = ['order', 'parcel', 'refund', 'wallet', 'security'] as const satisfies NoticeKind[]
const VIEWS = ['unread', 'all', ...KINDS] as const
type View = (typeof VIEWS)[number]

const FILTERS: Partial<Record<View, NoticeFilter>> = { unread: { unread: true }, all: {} }

/** /notification: what is unread first, then everything, then kind by kind. */
export function NoticesScreen() {
  const t = useTranslations('inbox')
  const { data: user } = useQuery(userQuery())
  const { mutate, isPending } = useReadNotices()
  const [chosen, setChosen] = useState<View>()
  const unread = user?.unread ?? 0
  const [isFirstUnread] = useState(unread > 0)
  const view = chosen ?? (isFirstUnread ? 'unread' : 'all')
  return (
    <>
      <Suspense fallback={null}>
        <OpenedNotice />
      </Suspense>
      <div className="sticky top-below-bar z-10 -mx-gutter bg-paper/95 blur-behind">
        <Tabs
          label={t('kinds')}
          panelId="notices-panel"
          value={view}
          tabs={VIEWS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChoose={(value) => {
            setChosen(value as View)
            window.scrollTo({ top: 0, behavior: 'instant' })
          }}
        />
      </div>
      <div id="notices-panel" role="tabpanel" aria-label={t(`kind.${view}`)} className="pt-3">
        <PhoneSwitch />
        {unread > 0 && (
          <div className="flex items-center justify-between gap-3 pb-3">
            <p className="text-13 text-muted numbers">{t('count', { count: unread })}</p>
            <Button
              size="small"
              variant="quiet"
              disabled={isPending}
              onClick={() => mutate({ all: true })}
            >
              {t('readAll')}
            </Button>
          </div>
        )}
        <NoticeList
          key={view}
          filter={FILTERS[view] ?? { kind: view as NoticeKind }}
          onShowAll={view === 'unread' ? () => setChosen('all') : undefined}
        />
      </div>
    </>
  )
}
