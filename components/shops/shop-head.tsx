import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { Shop } from '@/contracts/schemas/shops'
import { formatCompactCount, formatPercent } from '@/lib/format/count'
import { formatPublicDay } from '@/lib/format/public-day'
import { FansCount, FollowButton } from './follow-button'

/** Banner, logo, description and the three figures of a shop. */
export function ShopHead({ shop }: { shop: Shop }) {
  const t = useTranslations('shop')
  const locale = useLocale()
  const figures = [
    { name: t('fans'), value: <FansCount shopId={shop.id} fans={shop.fans} /> },
    { name: t('sales'), value: formatCompactCount(shop.total_sales, locale) },
    { name: t('rate'), value: formatPercent(shop.favorable_rate, locale) },
  ]
  return (
    <div>
      <div className="-mx-gutter wide:mx-0">
        <div className="flex max-h-80 items-center overflow-hidden wide:rounded-card">
          <Picture
            address={shop.banner}
            alt=""
            sizes="(min-width: 1120px) 1120px, 100vw"
            ratio={16 / 7}
            isPriority
          />
        </div>
      </div>
      <div className="relative -mt-9 flex items-end justify-between">
        <span className="w-20 rounded-full bg-paper p-1">
          <Picture address={shop.logo} alt="" sizes="80px" shape="round" />
        </span>
        <FollowButton shopId={shop.id} />
      </div>
      <p className="mt-2 text-15">{shop.description}</p>
      <p className="mt-1 text-12 text-muted numbers">
        {t('since', { date: formatPublicDay(shop.opened_at, locale) })}
      </p>
      <dl className="mt-4 grid grid-cols-3 divide-x divide-line rounded-card bg-card py-3 text-center">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse px-2">
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="text-20 font-semibold numbers">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
