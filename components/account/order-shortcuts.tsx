'use client'

import CircleCheck from 'lucide-react/icons/circle-check'
import Package from 'lucide-react/icons/package'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Truck from 'lucide-react/icons/truck'
import WalletCards from 'lucide-react/icons/wallet-cards'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import { CountBadge } from '@/components/ui/badge'
import { ORDER_STATUS } from '@/contracts/order-status'
import { ordersQuery } from '@/lib/queries/orders'

const shortcuts = [
  { name: 'waitingPay', Icon: WalletCards },
  { name: 'waitingDelivery', Icon: Package },
  { name: 'delivered', Icon: Truck },
  { name: 'received', Icon: CircleCheck },
  { name: 'afterSale', Icon: RotateCcw },
] as const

/** The order states that may need the shopper's attention, with their counts. */
export function OrderShortcuts() {
  const t = useTranslations()
  const { data } = useInfiniteQuery(ordersQuery({}))
  const counts = data?.pages[0]?.counts
  return (
    <section className="rounded-card bg-card px-2 pt-1 pb-3">
      <div className="flex items-center justify-between gap-3 px-2">
        <h2 className="text-15">{t('profile.orders')}</h2>
        <AppLink
          href="/myPurchases"
          className="flex min-h-tap items-center gap-0.5 text-13 text-muted"
        >
          {t('profile.allOrders')}
          <ChevronRight size={16} />
        </AppLink>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(3.5rem,100%),1fr))]">
        {shortcuts.map(({ name, Icon }) => {
          const count = counts?.[String(ORDER_STATUS[name])] ?? 0
          return (
            <li key={name}>
              <AppLink
                href={`/myPurchases/${ORDER_STATUS[name]}`}
                className="flex min-h-16 flex-col items-center gap-1.5 rounded-thumb py-2 text-center transition-colors hover:bg-press active:bg-press"
              >
                <span className="relative">
                  <Icon size={24} />
                  <span className="absolute start-4 -top-1.5">
                    <CountBadge count={count} />
                  </span>
                </span>
                <span className="text-12">{t(`orders.status.${name}`)}</span>
              </AppLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
