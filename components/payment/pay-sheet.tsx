'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { detourHref } from '@/components/layout/use-detour'
import { AppLink } from '@/components/layout/app-link'
import { ButtonLink } from '@/components/layout/button-link'
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
  const isLocked = problem?.kind === 'locked'
  return (
    <Sheet isOpen={isOpen} title={t('enterCode')} isLocked={isPending} onClose={onClose}>
      <PayCodeInput
        label={t('enterCode')}
        value={code}
        error={problem?.text}
        aside={!isUnanswered && !isLocked && <ForgottenLink onFollow={onClose} />}
        action={isLocked && <ForgottenButton onFollow={onClose} />}
        submitLabel={
          isUnanswered
            ? t('askAgain')
            : (submitLabel ?? t('pay', { amount: formatCents(dueCents) }))
        }
        isPending={isPending}
        isDisabled={isLocked}
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

/** Resetting the payment password, with a return path. Called in the browser only, in an open sheet. */
function forgottenHref() {
  const { pathname, search } = window.location
  return `${detourHref('/changePayPwd', withoutPrefix(pathname) + search)}&forgotten=1`
}

function ForgottenLink({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('payment')
  return (
    <AppLink
      href={forgottenHref()}
      onClick={onFollow}
      className="tap-area underline underline-offset-4"
    >
      {t('forgotten')}
    </AppLink>
  )
}

/** The main action while the payment password is locked. It takes the focus, which the disabled keypad cannot have. */
function ForgottenButton({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('payment')
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // One frame later, because a dialog on a touch screen moves the focus to itself when it opens.
    const frame = requestAnimationFrame(() => link.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <ButtonLink ref={link} href={forgottenHref()} size="large" isFullWidth onClick={onFollow}>
      {t('forgotten')}
    </ButtonLink>
  )
}
