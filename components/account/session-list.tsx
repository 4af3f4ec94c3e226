'use client'

import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useConfirm } from '@/components/ui/confirm-provider'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import type { Session } from '@/contracts/schemas/sessions'
import { formatDateTime } from '@/lib/format/date'
import { useRevokeSession } from '@/lib/mutations/sessions'
import { sessionsQuery } from '@/lib/queries/sessions'
import { announce } from '@/lib/mutations/announce'
import { LoadFailure } from '@/components/layout/load-failure'

/** The shopper's sessions, this device first. Each other session can be revoked, or all at once. */
export function SessionList() {
  const t = useTranslations()
  const confirm = useConfirm()
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery())
  const { mutateAsync, isPending } = useRevokeSession()
  if (!sessions && error)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!sessions)
    return (
      <Skeletons>
        <ListSkeleton />
      </Skeletons>
    )

  async function askAndRevoke(input: { id: number } | { all: true }, title: string) {
    const detail = t('security.signOutDetail')
    if (!(await confirm({ title, detail, confirmLabel: t('security.signOut'), isDanger: true })))
      return
    await announce(mutateAsync(input), t('toasts.settingSuccess'))
  }

  return (
    <>
      <ul className="rounded-card bg-card">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isDisabled={isPending}
            onSignOut={(device) =>
              void askAndRevoke({ id: session.id }, t('security.signOutAsk', { device }))
            }
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="quiet"
          size="large"
          isFullWidth
          isPending={isPending}
          onClick={() => void askAndRevoke({ all: true }, t('security.signOutOthersAsk'))}
        >
          {t('security.signOutOthers')}
        </Button>
      ) : (
        <p className="px-1 text-13 text-muted">{t('security.onlyThis')}</p>
      )}
    </>
  )
}

function SessionRow({
  session,
  isDisabled,
  onSignOut,
}: {
  session: Session
  isDisabled: boolean
  onSignOut: (device: string) => void
}) {
  const t = useTranslations('security')
  const locale = useLocale()
  const device = session.device || t('unknownDevice')
  const Icon = /Android|iPhone|iPad/.test(session.device) ? Smartphone : Monitor
  const time = (iso: string) => formatDateTime(iso, locale)
  return (
    <li className="flex items-start gap-3 px-4 py-3 hairline-b last:border-0">
      <Icon size={24} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-15">
          {device}
          {session.current && <Badge tone="good">{t('thisDevice')}</Badge>}
        </p>
        <p className="text-13 text-muted">
          {session.current
            ? t('since', { time: time(session.created_at) })
            : t('lastSeen', { time: time(session.last_seen_at) })}
        </p>
        {session.ip && <p className="text-13 text-muted numbers">{session.ip}</p>}
      </div>
      {!session.current && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('signOutOf', { device })}
          disabled={isDisabled}
          onClick={() => onSignOut(device)}
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  )
}
