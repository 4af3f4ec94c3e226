import { useLocale, useTranslations } from 'next-intl'
import { Rating } from '@/components/ui/stars'
import type { DeliveryTerms as Terms, Product } from '@/contracts/schemas/products'
import { formatCompactCount, formatCount } from '@/lib/format/count'
import { formatCents } from '@/lib/format/money'
import { BuyBox } from './buy-bar'
import { ChoiceRow } from './choice-row'
import { DeliveryPlaces } from './delivery-places'
import { DeliveryTerms } from './delivery-terms'
import { GoneNotice } from './gone-notice'
import { ProductPrice } from './product-price'

/** Price, name, rating and sales, delivery and chosen options. */
export function ProductHead({ product }: { product: Product }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <ProductPrice />
        <GoneNotice />
        <h1 className="text-17 wide:text-24">{product.name}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted numbers">
          {product.review_count > 0 && (
            <a href={`#reviews-${product.id}`} className="tap-area flex items-center gap-1.5">
              <Rating rating={product.rating} />
              <span>
                {t('reviews.count', {
                  count: product.review_count,
                  shown: formatCount(product.review_count),
                })}
              </span>
            </a>
          )}
          {product.sales > 0 && (
            <span>{t('feed.sold', { count: formatCompactCount(product.sales, locale) })}</span>
          )}
        </p>
      </div>
      {product.delivery && <Delivery terms={product.delivery} />}
      <div className="wide:hidden">
        <ChoiceRow />
      </div>
      <BuyBox />
    </>
  )
}

function Delivery({ terms }: { terms: Terms }) {
  const t = useTranslations('productPage')
  function freightWords({ freight, free_from: freeFrom, zones }: Terms) {
    const cents = (amount: number) => formatCents(amount)
    if (!zones?.freight) return t('freightFrom', { freight: cents(freight), from: cents(freeFrom) })
    const { lowest, highest } = zones.freight
    if (lowest === highest) return lowest === 0 ? t('freeFreight') : cents(lowest)
    return t('freightRange', { lowest: cents(lowest), highest: cents(highest) })
  }
  const { countries, arrival_days: days, return_days: returnDays, zones } = terms
  return (
    <DeliveryTerms
      label={t('delivery')}
      freeFrom={zones?.freight ? null : terms.free_from}
      free={t('freeFreight')}
      terms={[
        {
          key: 'shipsTo',
          name: t('shipsTo'),
          value: t('countries', { count: formatCount(countries) }),
        },
        { key: 'arrives', name: t('arrives'), value: t('days', { min: days.min, max: days.max }) },
        { key: 'freight', name: t('freight'), value: freightWords(terms) },
        { key: 'returns', name: t('returns'), value: t('returnDays', { count: returnDays }) },
      ]}
    >
      {zones && <DeliveryPlaces zones={zones} />}
    </DeliveryTerms>
  )
}
