'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { TextField } from '@/components/ui/text-field'
import { confirmRecharge, type Recharge } from '@/contracts/schemas/wallet'
import { sandbox } from '@/lib/cards/sandbox'
import { useSchemaForm } from '@/lib/forms/use-schema-form'
import { useConfirmRecharge } from '@/lib/mutations/recharges'

/** The code that the bank sent to the card holder. */
export function CardConfirmation({
  id,
  onAnswered,
}: {
  id: number
  onAnswered: (recharge: Recharge) => void
}) {
  const t = useTranslations('topUp')
  const { field, submit, refuse, failure } = useSchemaForm<{ code: string }>((values, wordsOf) =>
    wordsOf(confirmRecharge.body, { id, ...values }),
  )
  const { mutate, isPending } = useConfirmRecharge()
  const send = submit((values) =>
    mutate({ id, ...values }, { onSuccess: onAnswered, onError: refuse }),
  )

  return (
    <FormStack onSubmit={send} failure={failure} isBelowTabs>
      <h2 className="text-17">{t('confirm')}</h2>
      <p className="text-15 text-muted">{t('confirmDetail')}</p>
      <TextField
        {...field('code')}
        label={t('confirmCode')}
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
