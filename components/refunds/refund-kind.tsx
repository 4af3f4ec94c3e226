'use client'

import { useTranslations } from 'next-intl'
import { ChipGroup } from '@/components/ui/chip-group'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import type { ProductStatus, Refundable, RefundType } from '@/contracts/schemas/refunds'

const TYPES = [
  { type: 1, name: 'moneyOnly', detail: 'moneyOnlyDetail' },
  { type: 2, name: 'withReturn', detail: 'withReturnDetail' },
] as const

/** Whether the items were received, and whether they are returned. Unavailable choices show the reason. */
export function RefundKind({
  choices,
  productStatus,
  type,
  onChange,
}: {
  choices: Refundable['choices']
  productStatus: ProductStatus
  type: RefundType
  onChange: (change: { productStatus?: ProductStatus; type?: RefundType }) => void
}) {
  const t = useTranslations()
  const offered = choices.find((choice) => choice.product_status === productStatus)
  const status = (value: ProductStatus, label: string) => ({
    value: String(value),
    label,
    unavailable: choices.some((choice) => choice.product_status === value)
      ? null
      : t('errors.fields.productStatusImpossible'),
  })
  return (
    <>
      <ChipGroup
        label={t('refund.productStatus')}
        options={[status(0, t('refund.notReceived')), status(1, t('refund.received'))]}
        value={String(productStatus)}
        onChoose={(value) => onChange({ productStatus: value === '1' ? 1 : 0 })}
      />
      <RadioCards legend={t('refund.type')}>
        {TYPES.map((row) => {
          const isPossible = offered?.types.includes(row.type) ?? false
          return (
            <RadioCard
              key={row.type}
              name="type"
              title={t(`refund.${row.name}`)}
              detail={
                isPossible ? t(`refund.${row.detail}`) : t('errors.fields.refundTypeImpossible')
              }
              disabled={!isPossible}
              checked={type === row.type}
              onChange={() => onChange({ type: row.type })}
            />
          )
        })}
      </RadioCards>
    </>
  )
}
