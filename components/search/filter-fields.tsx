'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Switch } from '@/components/ui/switch'
import type { Facets } from '@/contracts/schemas/search'
import type { Category } from '@/contracts/schemas/shops'
import { boundedCount } from '@/lib/format/count'
import type { Results } from '@/lib/search/results-address'
import { FacetChips, type FacetOption } from './facet-chips'
import { PriceFields } from './price-fields'
import { useFilterLabels } from './active-filters'

type Change = { [Name in keyof Results]?: Results[Name] | undefined }

export function FilterFields({
  draft,
  categories,
  facets,
  onChange,
}: {
  draft: Results
  categories: Category[]
  facets: Facets | undefined
  onChange: (part: Change) => void
}) {
  const t = useTranslations('search')
  const labels = useFilterLabels()
  const [bandsChosen, setBandsChosen] = useState(0)
  const bands = facets?.price.map(({ min, max, count }) => ({
    value: bandKey(min, max),
    label: labels.price(min, max),
    count,
  }))
  function chooseBand(value: string | undefined) {
    const band = facets?.price.find(({ min, max }) => bandKey(min, max) === value)
    onChange({ min_price: band?.min || undefined, max_price: band?.max ?? undefined })
    setBandsChosen((count) => count + 1)
  }
  const inStock = facets && boundedCount(facets.in_stock)
  return (
    <div className="flex flex-col gap-6 pb-2">
      <FacetChips
        label={t('category')}
        options={categoryOptions(categories, facets)}
        value={draft.category}
        onChoose={(category) => onChange({ category })}
      />
      <div>
        {bands && (
          <FacetChips
            label={t('price')}
            options={bands}
            value={bandKey(draft.min_price, draft.max_price)}
            onChoose={chooseBand}
          />
        )}
        <PriceFields
          key={bandsChosen}
          min_price={draft.min_price}
          max_price={draft.max_price}
          onChange={onChange}
        />
      </div>
      <FacetChips
        label={t('rating')}
        options={(facets?.rating ?? []).map(({ min, count }) => ({
          value: String(min),
          label: labels.rating(min),
          count,
        }))}
        value={draft.min_rating === undefined ? undefined : String(draft.min_rating)}
        onChoose={(stars) => onChange({ min_rating: stars ? Number(stars) : undefined })}
      />
      <Switch
        label={labels.inStock}
        detail={inStock && t('total', inStock)}
        checked={draft.in_stock === true}
        onChange={(event) => onChange({ in_stock: event.target.checked || undefined })}
      />
    </div>
  )
}

const bandKey = (min: number | undefined, max: number | null | undefined) =>
  `${min || 0}-${max ?? ''}`

/** Always all of them, so that nothing shifts while choosing; those without a count have no products. */
function categoryOptions(categories: Category[], facets: Facets | undefined): FacetOption[] {
  const counts = new Map(facets?.category.map(({ key, count }) => [key, count]))
  return categories.map(({ key, name }) => ({
    value: key,
    label: name,
    ...(facets ? { count: counts.get(key) ?? 0 } : {}),
  }))
}
