'use client'

import { useLocale, useTranslations } from 'next-intl'
import { PayCodeInput } from '@/components/ui/pay-code-input'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import { formatCents } from '@/lib/format/money'
import type { useCodeThen } from './use-code-then'

/** The amount, from which balance, and the payment password. `submitLabel` says what the code is for. */
export function PaySheet({
  isOpen,
  dueCents,
  balanceCents,
  payment,
  submitLabel,
  onClose,
}: {
  isOpen: boolean
  dueCents: number
  balanceCents: number
  payment: ReturnType<typeof useCodeThen>
  submitLabel?: string
  onClose: () => void
}) {
  const t = useTranslations('payment')
  const locale = useLocale()
  const { code, typeCode, problem, isPending, submit } = payment
  const isUnanswered = problem?.kind === 'unanswered'
  return (
    <Sheet isOpen={isOpen} title={t('enterCode')} isLocked={isPending} onClose={onClose}>
      <div className="flex flex-col items-center gap-1 pt-1 pb-3 text-center">
        <Price cents={dueCents} size="huge" tone="ink" />
        <p className="text-13 text-muted numbers">
          {t('balance')} {formatCents(balanceCents, locale)}
        </p>
      </div>
      <PayCodeInput
        label={t('enterCode')}
        value={code}
        error={problem?.text}
        submitLabel={
          isUnanswered
            ? t('askAgain')
            : (submitLabel ?? t('pay', { amount: formatCents(dueCents, locale) }))
        }
        isPending={isPending}
        isDisabled={problem?.kind === 'locked'}
        onChange={(next) => !isUnanswered && typeCode(next)}
        onSubmit={() => void submit()}
      />
    </Sheet>
  )
}
