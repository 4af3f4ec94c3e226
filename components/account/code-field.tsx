'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import type { sendCode } from '@/contracts/passwords'
import type { InputOf } from '@/contracts/endpoint'
import type { FieldProps } from '@/lib/forms/use-schema-form'
import { useSendCode } from '@/lib/mutations/passwords'
import { useSecondsLeft } from './use-seconds-left'

/** The backend sends at most one code per minute. */
const WAIT_SECONDS = 60

/** The verification code, with a button that sends it and can resend it after a minute. */
export function CodeField({
  account,
  sentWords,
  isAccountValid,
  purpose,
  onRefused,
  ...field
}: FieldProps & {
  /** The account to send to. */
  account: string
  /** The message shown once a code was sent to this account. */
  sentWords: (account: string) => string
  /** Validates the account in its own field. */
  isAccountValid?: () => Promise<boolean>
  purpose: InputOf<typeof sendCode>['purpose']
  onRefused: (error: unknown) => void
}) {
  const t = useTranslations('passwords')
  const [sent, setSent] = useState<{ to: string; times: number }>({ to: '', times: 0 })
  const seconds = useSecondsLeft(sent.times, WAIT_SECONDS)
  const { mutate, isPending } = useSendCode()

  const isSent = sent.times > 0 && sent.to === account
  const isWaiting = isSent && seconds > 0

  const root = useRef<HTMLDivElement>(null)
  async function send() {
    if (isAccountValid && !(await isAccountValid())) return
    const focused = document.activeElement
    mutate(
      { account, purpose },
      {
        onSuccess: () => {
          setSent(({ times }) => ({ to: account, times: times + 1 }))
          // Unless the shopper has gone on to another field.
          if ([focused, document.body].includes(document.activeElement))
            root.current?.querySelector('input')?.focus()
        },
        onError: onRefused,
      },
    )
  }

  return (
    <div ref={root}>
      <TextField
        {...field}
        label={t('code')}
        hint={<span role="status">{isSent ? sentWords(account) : t('codeHint')}</span>}
        isHintKept={isSent}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="next"
        maxLength={12}
        required
        after={
          <Button
            variant="quiet"
            size="small"
            isPending={isPending}
            disabled={isWaiting}
            onClick={() => void send()}
          >
            {isWaiting ? t('sendAgainIn', { seconds }) : t(isSent ? 'sendAgain' : 'sendCode')}
          </Button>
        }
      />
    </div>
  )
}
