import { useLocale, useTranslations } from 'next-intl'
import type { DeliveryTerms } from '@/contracts/schemas/products'
import { formatCount } from '@/lib/format/count'
import { formatList } from '@/lib/format/list'

/** More names than this are shown on request only. */
const SHOWN = 8

/** The countries without delivery, or the only ones with it. */
export function DeliveryPlaces({ zones }: { zones: NonNullable<DeliveryTerms['zones']> }) {
  const t = useTranslations('productPage')
  const locale = useLocale()
  const { listed, countries } = zones
  const isOnly = listed === 'only'
  if (countries.length === 0) return isOnly ? <p className={text}>{t('deliveredNowhere')}</p> : null
  const names = formatList(countries, locale)
  const sentence = (places: string) => t(isOnly ? 'deliveredOnlyTo' : 'notDeliveredTo', { places })
  if (countries.length <= SHOWN) return <p className={text}>{sentence(names)}</p>
  return (
    <details className={text}>
      <summary className="tap-area">
        {sentence(t('countries', { count: formatCount(countries.length) }))}
      </summary>
      <p className="pt-1.5">{names}</p>
    </details>
  )
}

const text = 'mt-2.5 pt-2.5 text-12 text-muted hairline-t'
