'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { CardGridSkeleton, Skeleton } from '@/components/ui/skeleton'
import type { ShopCard } from '@/contracts/schemas/shops'
import { formatCompactCount, formatFavorableRate } from '@/lib/format/count'
import { ShopHeadLayout } from './shop-head-layout'

/** A shop page while it loads: the tapped logo, name and figures in place. */
export function ShopSkeleton({
  shop,
  back,
  logo,
}: {
  shop: ShopCard
  back: ReactNode
  logo: ReactNode
}) {
  const locale = useLocale()
  return (
    <>
      <div className="relative z-10 bg-paper pt-safe">
        <div className="mx-auto grid h-top-bar max-w-page grid-cols-[2.75rem_1fr_2.75rem] items-center gap-1 px-1">
          {back}
          <p className="line-clamp-2 text-center text-17 leading-snug font-semibold text-balance">
            {shop.name}
          </p>
        </div>
      </div>
      <div className="mx-auto -mt-5 max-w-page px-gutter">
        <ShopHeadLayout
          banner={<Skeleton shape="aspect-16/7 w-full" />}
          logo={logo}
          action={<Skeleton shape="h-9 w-24 rounded-full" />}
          description={
            <>
              <Line width="w-full wide:w-1/2" />
              <div className="wide:hidden">
                <Line width="w-1/2" />
              </div>
            </>
          }
          since={<Line width="w-32" />}
          figures={[
            { key: 'fans', name: <Line />, value: formatCompactCount(shop.fans, locale) },
            { key: 'sales', name: <Line />, value: formatCompactCount(shop.sales, locale) },
            { key: 'rate', name: <Line />, value: formatFavorableRate(shop) },
          ]}
        />
        <div className="mt-5 text-20">
          <Line width="w-32" />
        </div>
        <Skeleton shape="mt-3 h-11 rounded-full" />
        <div className="mt-4 mb-3 flex gap-2 overflow-hidden">
          {[0, 1, 2, 3, 4].map((chip) => (
            <Skeleton key={chip} shape="h-9 w-24 shrink-0 rounded-full" />
          ))}
        </div>
        <CardGridSkeleton />
      </div>
    </>
  )
}

/** A line of the text around it. */
function Line({ width = 'mx-auto w-12' }: { width?: string }) {
  return (
    <span className="grid h-[1lh] items-center">
      <Skeleton shape={`h-3 rounded-tick ${width}`} />
    </span>
  )
}
