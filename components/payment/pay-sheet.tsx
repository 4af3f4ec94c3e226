'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { detourHref } from '@/components/layout/use-detour'
import { AppLink } from '@/components/layout/app-link'
import { PayCodeInput } from '@/components/ui/pay-code-input'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import { formatCents } from '@/lib/format/money'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import type { usePaymentTicket } from './use-payment-ticket'

/** The amount, the balance and the payment password. `submitLabel` names the action, `children` say what else it does. */
export function PaySheet({
  isOpen,
  dueCents,
  balanceCents,
  payment,
  submitLabel,
  children,
  onClose,
}: {
  isOpen: boolean
  dueCents: number
  balanceCents: number
  payment: ReturnType<typeof usePaymentTicket>
  submitLabel?: string
  children?: ReactNode
  onClose: () => void
}) {
  const t = useTranslations('payment')
  const { code, typeCode, problem, isPending, submit } = payment
  const isUnanswered = problem?.kind === 'unanswered'
  return (
    <Sheet isOpen={isOpen} title={t('enterCode')} isLocked={isPending} onClose={onClose}>
      <PayCodeInput
        label={t('enterCode')}
        value={code}
        error={problem?.text}
        aside={!isUnanswered && <ForgottenLink onFollow={onClose} />}
        submitLabel={
          isUnanswered
            ? t('askAgain')
            : (submitLabel ?? t('pay', { amount: formatCents(dueCents) }))
        }
        isPending={isPending}
        isDisabled={problem?.kind === 'locked'}
        onChange={(next) => !isUnanswered && typeCode(next)}
        onSubmit={() => void submit()}
      >
        <div className="flex flex-col items-center gap-1 pt-1 pb-1 text-center sideways:pt-0 sideways:pb-0">
          <Price cents={dueCents} size="huge" tone="ink" />
          <p className="text-13 text-muted numbers">
            {t('balance')} {formatCents(balanceCents)}
          </p>
        </div>
        {children}
      </PayCodeInput>
    </Sheet>
  )
}

/** Links to resetting the payment password, with a return path. Rendered in the browser only, in an open sheet. */
function ForgottenLink({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('payment')
  const { pathname, search } = window.location
  return (
    <AppLink
      href={`${detourHref('/changePayPwd', withoutPrefix(pathname) + search)}&forgotten=1`}
      onClick={onFollow}
      className="tap-area underline underline-offset-4"
    >
      {t('forgotten')}
    </AppLink>
  )
}
