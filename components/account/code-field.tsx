'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import type { sendCode } from '@/contracts/passwords'
import type { InputOf } from '@/contracts/endpoint'
import { useSendCode } from '@/lib/mutations/passwords'
import { useSecondsLeft } from './use-seconds-left'

/** The backend sends the next one a minute after the last. */
const WAIT_SECONDS = 60

/** The digits from a mail or message, with the button that has them sent, and sent again a minute later. */
export function CodeField({
  error,
  sentWords,
  accountOf,
  purpose,
  onRefused,
}: {
  error: string | undefined
  /** What to say once a code is on its way to this account. */
  sentWords: (account: string) => string
  /** The account to send to; null when it is not filled in, which its own field says. */
  accountOf: () => string | null
  purpose: InputOf<typeof sendCode>['purpose']
  onRefused: (error: unknown) => void
}) {
  const t = useTranslations('passwords')
  const [sent, setSent] = useState<{ to: string; times: number }>({ to: '', times: 0 })
  const seconds = useSecondsLeft(sent.times, WAIT_SECONDS)
  const { mutate, isPending } = useSendCode()

  function send() {
    const account = accountOf()
    if (account === null) return
    mutate(
      { account, purpose },
      {
        onSuccess: () => setSent(({ times }) => ({ to: account, times: times + 1 })),
        onError: onRefused,
      },
    )
  }

  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        name="captcha"
        error={error}
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
            disabled={seconds > 0}
            onClick={send}
          >
            {seconds > 0
              ? t('sendAgainIn', { seconds })
              : t(sent.times === 0 ? 'sendCode' : 'sendAgain')}
          </Button>
        }
      />
      <p role="status" className="text-13 text-muted empty:hidden">
        {sent.times > 0 && sentWords(sent.to)}
      </p>
    </div>
  )
}
