import type { AdminOrder } from '@/console/orders/status'
import { Fact, Facts } from '@/console/ui/facts'
import { Panel } from '@/console/ui/panel'
import { useFormats } from '@/console/ui/use-formats'

export function OrderAmounts({ order }: { order: AdminOrder }) {
  const { money } = useFormats()
  const { tax, discount, refunded, promo_code: code } = order
  return (
    <Panel title="console.orders.amounts.title">
      <Facts areAmounts>
        <Fact label="console.orders.amounts.subtotal">{money(order.subtotal)}</Fact>
        <Fact label="console.orders.amounts.freight">{money(order.freight)}</Fact>
        {discount > 0 && (
          <Fact label="console.orders.amounts.discount">
            {[code, money(-discount)].filter(Boolean).join(' · ')}
          </Fact>
        )}
        {tax && (
          <Fact
            label={
              tax.included ? 'console.orders.amounts.taxIncluded' : 'console.orders.amounts.tax'
            }
          >
            {money(tax.amount)}
          </Fact>
        )}
        <Fact label="console.orders.amounts.total">
          <strong>{money(order.total)}</strong>
        </Fact>
        {refunded > 0 && <Fact label="console.orders.amounts.refunded">{money(refunded)}</Fact>}
      </Facts>
    </Panel>
  )
}
