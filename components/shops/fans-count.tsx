'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useShopper } from '@/components/products/use-shopper'
import type { Shop } from '@/contracts/schemas/shops'
import { formatCompactCount } from '@/lib/format/count'
import { shopQuery } from '@/lib/queries/shops'

const fansOf = (shop: Shop) => shop.fans

/** Moves with the shopper's own following; for visitors it stands as the page brought it. */
export function FansCount({ shopId, fans }: { shopId: number; fans: number }) {
  const locale = useLocale()
  const { isSignedIn } = useShopper()
  const { data = fans } = useQuery({ ...shopQuery(shopId), enabled: isSignedIn, select: fansOf })
  return formatCompactCount(data, locale)
}
