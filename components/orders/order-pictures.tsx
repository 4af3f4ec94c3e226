import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { OrderItem } from '@/contracts/schemas/orders'
import { DOT } from '@/lib/format/dot'

const MAX = 4

/** The items of an order as thumbnails; a single item with its name. */
export function OrderPictures({ items }: { items: OrderItem[] }) {
  const t = useTranslations('orders')
  const [only, ...others] = items
  if (only && others.length === 0)
    return (
      <span className="flex items-center gap-3">
        <span className="w-16 shrink-0">
          <Picture address={only.image} alt="" sizes="64px" shape="thumb" />
        </span>
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="line-clamp-2 text-13">{only.name}</span>
          <span className="text-12 text-muted">{only.values.join(DOT)}</span>
        </span>
      </span>
    )
  return (
    <span className="flex items-center gap-2">
      {items.slice(0, MAX).map((item) => (
        <span key={item.id} className="w-16 shrink-0">
          <Picture address={item.image} alt={item.name} sizes="64px" shape="thumb" />
        </span>
      ))}
      {items.length > MAX && (
        <span className="text-13 text-muted">{t('more', { count: items.length - MAX })}</span>
      )}
    </span>
  )
}
