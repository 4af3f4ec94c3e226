'use client'

import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLocale, useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import { classNames } from '@/components/ui/class-names'
import type { Entry } from '@/contracts/schemas/bill'
import { formatDateTime } from '@/lib/format/date'
import { formatCents, formatSignedCents } from '@/lib/format/money'

/** The page that shows what a movement was for. */
function pageOf({ ref_type, ref_id, order_id }: Entry): string | undefined {
  if (order_id !== null) return `/orderInfo/${order_id}`
  if (ref_type === 'recharge') return `/topUpRecord?id=${ref_id}`
  return ref_type === 'withdrawal' ? `/depositRecord?id=${ref_id}` : undefined
}

/** One movement: what for, when, how much, and the balance after it. */
export function EntryRow({ entry, isHidden = false }: { entry: Entry; isHidden?: boolean }) {
  const href = pageOf(entry)
  const look = 'flex items-center gap-3 px-4 py-3'
  const body = <EntryBody entry={entry} isHidden={isHidden} hasLink={href !== undefined} />
  if (!href) return <div className={look}>{body}</div>
  return (
    <AppLink
      href={href}
      className={`${look} -outline-offset-2 transition-colors hover:bg-press active:bg-press`}
    >
      {body}
    </AppLink>
  )
}

/** The masked number of a card stays on one line. */
const untorn = (title: string) => title.replaceAll('•••• ', '••••\u00a0')

function EntryBody({
  entry,
  isHidden,
  hasLink,
}: {
  entry: Entry
  isHidden: boolean
  hasLink: boolean
}) {
  const t = useTranslations('bill')
  const locale = useLocale()
  const isIn = entry.amount > 0
  const Icon = isIn ? ArrowDownLeft : ArrowUpRight
  return (
    <>
      <span
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-full',
          isIn ? 'bg-good-soft text-good' : 'bg-press text-ink',
        )}
      >
        <Icon size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-3 text-15 wrap-anywhere">{untorn(entry.title)}</span>
        <span className="block text-13 text-muted numbers">
          {formatDateTime(entry.created_at, locale)}
        </span>
      </span>
      <span className="shrink-0 text-end">
        <span className={`block text-15 font-semibold numbers ${isIn ? 'text-good' : 'text-ink'}`}>
          {isHidden ? '••••' : formatSignedCents(entry.amount, locale)}
        </span>
        <span className="block text-12 text-muted numbers">
          <span className="sr-only">{t('balanceAfter')} </span>
          {isHidden ? '••••' : formatCents(entry.balance_after, locale)}
        </span>
      </span>
      {hasLink && <ChevronRight size={16} className="-ms-1.5 shrink-0 text-muted" />}
    </>
  )
}
