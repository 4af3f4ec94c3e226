'use client'

import Package from 'lucide-react/icons/package'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import WalletCards from 'lucide-react/icons/wallet-cards'
import Check from 'lucide-react/icons/check'
import { useLocale, useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import type { Notice } from '@/contracts/schemas/notices'
import { formatDateTime } from '@/lib/format/date'
import { useReadNotices } from '@/lib/mutations/notices'

const ICONS = {
  order: ShoppingBag,
  parcel: Package,
  refund: RotateCcw,
  wallet: WalletCards,
  security: ShieldCheck,
}

/** One thing the shopper was told. Following it, or the tick beside it, marks it as read. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const t = useTranslations('inbox')
  const { mutate } = useReadNotices()
  const read = () => {
    if (!notice.read) mutate({ ids: [notice.id] })
  }
  return (
    <article
      aria-label={notice.title}
      className="flex h-full items-start gap-1 rounded-card bg-card ps-4 pe-1"
    >
      {notice.link ? (
        <AppLink href={notice.link} onClick={read} className="min-w-0 flex-1">
          <NoticeText notice={notice} />
        </AppLink>
      ) : (
        <NoticeText notice={notice} />
      )}
      {!notice.read && (
        <span className="pt-2">
          <IconButton
            label={t('markRead', { title: notice.title })}
            icon={<Check size={20} />}
            onClick={read}
          />
        </span>
      )}
    </article>
  )
}

function NoticeText({ notice }: { notice: Notice }) {
  const t = useTranslations('inbox')
  const locale = useLocale()
  const Icon = ICONS[notice.kind]
  return (
    <span className="flex min-w-0 flex-1 items-start gap-3 py-3.5">
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-press">
        <Icon size={20} className={notice.read ? 'text-muted' : 'text-ink'} />
      </span>
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className={classNames('text-15 text-balance', !notice.read && 'font-semibold')}>
          {notice.title}
          {/* The mark does not wrap to a line of its own. */}
          {!notice.read && '\u00a0'}
          {!notice.read && (
            <span className="ms-1 inline-block size-2 rounded-full bg-accent align-middle forced-colors:border">
              <span className="sr-only">{t('unreadMark')}</span>
            </span>
          )}
        </span>
        <span className="text-13 wrap-anywhere text-muted">{notice.body}</span>
        <time dateTime={notice.created_at} className="text-12 text-muted numbers">
          {formatDateTime(notice.created_at, locale)}
        </time>
      </span>
    </span>
  )
}
