import type { AdminOrder } from '@/console/orders/status'

type Item = Pick<
  AdminOrder['items'][number],
  'id' | 'sku_id' | 'sku_code' | 'name' | 'values' | 'to_send' | 'leave_out'
>

/** What goes into the parcel: without items that were sent or refunded. A SKU without a code is named by its id. */
export const leftToPack = ({ items }: { items: Item[] }) =>
  items
    .filter(({ to_send: left, leave_out: isLeftOut }) => left > 0 && !isLeftOut)
    .map(({ id, sku_id: skuId, sku_code: code, name, values, to_send: quantity }) => ({
      id,
      name,
      values,
      quantity,
      code: code ?? `#${skuId}`,
    }))
