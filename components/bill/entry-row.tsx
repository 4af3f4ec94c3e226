'use client'

import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLocale, useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import type { Entry } from '@/contracts/schemas/bill'
import { formatRecentTime } from '@/lib/format/date'
import { formatCents, formatSignedCents } from '@/lib/format/money'

/** The page that shows what a payment was for. */
function pageOf({ ref_type, ref_id, order_id, orders }: Entry): string | undefined {
  if (order_id !== null) return `/orderInfo/${order_id}`
  if (orders.length > 0) return '/myPurchases'
  if (ref_type === 'recharge') return `/topUpRecord?id=${ref_id}`
  return ref_type === 'withdrawal' ? `/depositRecord?id=${ref_id}` : undefined
}

/** One payment: what for, when, how much, and the balance after it. */
export function EntryRow({ entry, isHidden = false }: { entry: Entry; isHidden?: boolean }) {
  const href = pageOf(entry)
  const look = 'flex flex-wrap items-center gap-3 px-4 py-3'
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
  const { amount, type, orders, actual_arrival: arrival } = entry
  const time = formatRecentTime(entry.created_at, locale)
  return (
    <>
      <EntryMark entry={entry} />
      <span className="min-w-[min(6rem,100%)] flex-1">
        <EntryTitle entry={entry} />
        <span className="flex flex-wrap gap-x-2 text-12 text-muted numbers">
          {orders.length > 0 && <span>{t(`types.${type}`)} </span>}
          <span>{time}</span>
        </span>
        {arrival !== null && !isHidden && (
          <span className="block text-12 text-muted numbers">
            {t('arrives', {
              arrival: formatCents(arrival),
              charge: formatCents(-amount - arrival),
            })}
          </span>
        )}
      </span>
      <span className="ms-auto flex shrink-0 flex-col justify-between self-stretch text-end">
        <span
          className={classNames(
            'block text-15 font-semibold numbers',
            amount > 0 ? 'text-good' : 'text-ink',
          )}
        >
          {isHidden ? '••••' : formatSignedCents(amount)}
        </span>
        <span className="block text-12 text-muted numbers">
          <span className="sr-only">{t('balanceAfter')} </span>
          {isHidden ? '••••' : formatCents(entry.balance_after)}
        </span>
      </span>
      {hasLink && <ChevronRight size={16} className="-ms-1.5 shrink-0 text-muted" />}
    </>
  )
}

/** The picture of the first item of an order; an arrow for other payments. */
function EntryMark({ entry: { amount, orders } }: { entry: Entry }) {
  const [order] = orders
  if (order)
    return (
      <span className="w-10 shrink-0">
        <Picture address={order.image} alt="" sizes="40px" shape="thumb" />
      </span>
    )
  const Icon = amount > 0 ? ArrowDownLeft : ArrowUpRight
  return (
    <span
      className={classNames(
        'grid size-10 shrink-0 place-items-center rounded-full',
        amount > 0 ? 'bg-good-soft text-good' : 'bg-press text-ink',
      )}
    >
      <Icon size={20} />
    </span>
  )
}

/** The names of the shops; for a withdrawal what happened, and the bank card below it. */
function EntryTitle({ entry: { title, type, ref_type, orders } }: { entry: Entry }) {
  const t = useTranslations('bill')
  const shops = [...new Set(orders.map(({ shop_name }) => shop_name))]
  const [shop] = shops
  if (shop === undefined && ref_type === 'withdrawal')
    return (
      <>
        <span className="block text-15 wrap-anywhere">{t(`types.${type}`)}</span>
        <CardName title={title} />
      </>
    )
  const words =
    shop === undefined
      ? title
      : shops.length > 1
        ? t('severalShops', { shop, count: shops.length - 1 })
        : shop
  return <span className="line-clamp-2 text-15 wrap-anywhere">{words}</span>
}

/** Bank and masked number on one line: a long name of the bank is cut, never the number. */
function CardName({ title }: { title: string }) {
  const place = title.lastIndexOf(' ••••')
  return (
    <span className="flex gap-1 text-12 text-muted">
      <span className="truncate">{place < 0 ? title : title.slice(0, place)}</span>{' '}
      {place >= 0 && <span className="shrink-0 numbers">{title.slice(place + 1)}</span>}
    </span>
  )
}
