import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { Shop } from '@/contracts/schemas/shops'
import { formatCompactCount, formatFavorableRate } from '@/lib/format/count'
import { formatPublicDay } from '@/lib/format/public-day'
import { FansCount, FollowButton } from './follow-button'
import { ShopHeadLayout } from './shop-head-layout'

/** Banner, logo, description and the three figures of a shop. */
export function ShopHead({ shop }: { shop: Shop }) {
  const t = useTranslations('shop')
  const locale = useLocale()
  return (
    <ShopHeadLayout
      banner={
        <Picture
          address={shop.banner}
          alt=""
          sizes="(min-width: 1120px) 1120px, 100vw"
          ratio={16 / 7}
          isPriority
        />
      }
      logo={<Picture address={shop.logo} alt="" sizes="80px" shape="round" />}
      action={<FollowButton shopId={shop.id} />}
      description={<p>{shop.description}</p>}
      since={<p>{t('since', { date: formatPublicDay(shop.opened_at, locale) })}</p>}
      figures={[
        { key: 'fans', name: t('fans'), value: <FansCount shopId={shop.id} fans={shop.fans} /> },
        { key: 'sales', name: t('sales'), value: formatCompactCount(shop.total_sales, locale) },
        { key: 'rate', name: t('rate'), value: formatFavorableRate(shop) },
      ]}
    />
  )
}
