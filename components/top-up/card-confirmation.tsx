'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { TextField } from '@/components/ui/text-field'
import { confirmRecharge, type Recharge } from '@/contracts/schemas/wallet'
import { sandbox } from '@/lib/cards/sandbox'
import { formValues } from '@/lib/forms/form-values'
import { useFieldErrors } from '@/lib/forms/field-errors'
import { useConfirmRecharge } from '@/lib/mutations/recharges'

/** The code that the card's bank has sent to its owner. */
export function CardConfirmation({
  id,
  onAnswered,
}: {
  id: number
  onAnswered: (recharge: Recharge) => void
}) {
  const t = useTranslations('topUp')
  const { fieldErrors, wordsOf, show, showError, onInput } = useFieldErrors()
  const { mutate, isPending } = useConfirmRecharge()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const input = { id, ...formValues(form, 'code') }
    if (!show(form, wordsOf(confirmRecharge.body, input))) return
    mutate(input, {
      onSuccess: onAnswered,
      onError: (error) => showError(form, error),
    })
  }

  return (
    <FormStack onSubmit={submit} onInput={onInput} isBelowTabs>
      <h2 className="text-17">{t('confirm')}</h2>
      <p className="text-15 text-muted">{t('confirmDetail')}</p>
      <TextField
        label={t('confirmCode')}
        name="code"
        error={fieldErrors.code}
        hint={sandbox.sandbox ? t('sandboxCode', { code: sandbox.sandbox.code }) : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        maxLength={12}
        required
      />
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {t('confirmSubmit')}
      </Button>
    </FormStack>
  )
}
