'use client'

import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import { Checkbox } from '@/components/ui/checkbox'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Stepper } from '@/components/ui/stepper'
import type { CartLine } from '@/contracts/schemas/cart'
import { MAX_LINE_QUANTITY } from '@/contracts/limits'
import { DOT } from '@/lib/format/dot'
import { toast } from '@/lib/toast/toast'
import { LineNote } from './line-note'

/** One cart line with what changed about it. */
export function CartLineRow({
  line,
  onQuantity,
  onSelect,
  onRemove,
}: {
  line: CartLine
  onQuantity: (quantity: number) => void
  onSelect: (isSelected: boolean) => void
  onRemove: () => void
}) {
  const t = useTranslations('cart')
  const words = useTranslations()
  const { name, available: isAvailable } = line
  const most = Math.min(line.stock, MAX_LINE_QUANTITY)
  const href = `/detail/${line.product_id}`
  return (
    <div className="flex flex-col gap-2 py-3 ps-1 pe-4">
      <div className="flex flex-wrap gap-y-2">
        <div className="flex">
          <span className="grid h-20">
            <Checkbox
              label={t('select', { name })}
              isLabelHidden
              checked={line.selected && isAvailable}
              disabled={!isAvailable}
              onChange={(event) => onSelect(event.target.checked)}
            />
          </span>
          <AppLink
            href={href}
            aria-hidden
            tabIndex={-1}
            className={`me-3 w-20 shrink-0 ${isAvailable ? '' : 'opacity-50 grayscale'}`}
          >
            <Picture address={line.image} alt="" sizes="80px" shape="thumb" />
          </AppLink>
        </div>
        <div className="flex min-w-28 flex-1 flex-col gap-1">
          <div className="flex items-start gap-1">
            <div className="flex min-w-0 flex-1 flex-col gap-0.5">
              <AppLink
                href={href}
                className={`tap-area block text-13 ${isAvailable ? '' : 'text-muted'}`}
              >
                <span className="line-clamp-3">{name}</span>
              </AppLink>
              {line.values.length > 0 && (
                <p className="text-12 text-muted">{line.values.join(DOT)}</p>
              )}
            </div>
            <div className="-me-3.25 -mt-2.5 text-muted">
              <IconButton
                label={t('remove', { name })}
                icon={<Trash2 size={18} className="text-muted" />}
                onClick={onRemove}
              />
            </div>
          </div>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 *:last:ms-auto">
            <Price
              cents={line.price}
              originalCents={line.previous_price}
              tone={isAvailable ? 'accent' : 'inherit'}
            />
            {isAvailable && (
              <Stepper
                label={t('quantityOf', { name })}
                value={line.quantity}
                max={most}
                onChange={onQuantity}
                onExcess={() => toast.plain(words('toasts.quantityMost', { count: most }))}
              />
            )}
          </div>
        </div>
      </div>
      <LineNote line={line} onSettle={() => onQuantity(line.quantity)} />
    </div>
  )
}
