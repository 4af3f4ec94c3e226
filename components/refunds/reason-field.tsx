'use client'

import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field, fieldBox, fieldInput } from '@/components/ui/field'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { Sheet } from '@/components/ui/sheet'
import { useChosen } from '@/components/ui/use-chosen'
import type { ProductStatus } from '@/contracts/schemas/refunds'
import { refundReasonsQuery } from '@/lib/queries/refunds'

/** A reason from the server's list, chosen in a sheet; only those for the product status. */
export function ReasonField({
  productStatus,
  value,
  error,
  onChoose,
}: {
  productStatus: ProductStatus
  value: string
  error: string | undefined
  onChoose: (reason: string) => void
}) {
  const t = useTranslations('refund')
  const [isOpen, setIsOpen] = useState(false)
  const close = useChosen(() => setIsOpen(false))
  const { data: reasons } = useQuery(refundReasonsQuery())
  const fitting = reasons?.filter((reason) => reason.product_status.includes(productStatus))
  const chosen = fitting?.find((reason) => reason.key === value)
  return (
    <>
      <Field label={t('reason')} error={error}>
        {(wiring) => (
          <div className={fieldBox}>
            <button
              {...wiring}
              type="button"
              name="reason"
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
              className={`${fieldInput} flex items-center justify-between gap-3 text-start`}
            >
              <span className={chosen ? '' : 'text-muted'}>
                {chosen?.text ?? t('chooseReason')}
              </span>
              <ChevronRight size={20} className="shrink-0 text-muted" />
            </button>
          </div>
        )}
      </Field>
      <Sheet isOpen={isOpen} title={t('chooseReason')} onClose={() => setIsOpen(false)}>
        <RadioCards legend={t('reason')} isLegendHidden>
          {fitting?.map((reason) => (
            <RadioCard
              {...close}
              key={reason.key}
              name="reason choice"
              title={reason.text}
              checked={reason.key === value}
              onChange={() => onChoose(reason.key)}
            />
          ))}
        </RadioCards>
      </Sheet>
    </>
  )
}
