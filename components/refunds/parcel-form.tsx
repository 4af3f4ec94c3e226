'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { shipRefund, type Refund } from '@/contracts/schemas/refunds'
import { formValues } from '@/lib/forms/form-values'
import { useFieldErrors } from '@/lib/forms/field-errors'
import { useSendBack } from '@/lib/mutations/refunds'
import { toast } from '@/lib/toast/toast'

/** Names the parcel that brings the goods back, or corrects it. */
export function ParcelForm({ refund }: { refund: Refund }) {
  const t = useTranslations()
  const { fieldErrors, wordsOf, show, showError, onInput } = useFieldErrors()
  const { mutate, isPending } = useSendBack()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const input = { id: refund.id, ...formValues(form, 'carrier', 'tracking_no') }
    if (!show(form, wordsOf(shipRefund.body, input))) return
    mutate(input, {
      onSuccess: () => toast.success(t('toasts.saveSuccessful')),
      onError: (error) => showError(form, error),
    })
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      className="flex flex-col gap-4 pt-3 hairline-t"
    >
      <h3 className="text-13 font-semibold">{t('refund.parcel')}</h3>
      <TextField
        label={t('refund.carrier')}
        name="carrier"
        autoComplete="off"
        defaultValue={refund.carrier ?? ''}
        error={fieldErrors.carrier}
        enterKeyHint="next"
        maxLength={60}
      />
      <TextField
        label={t('refund.trackingNo')}
        name="tracking_no"
        defaultValue={refund.tracking_no ?? ''}
        error={fieldErrors.tracking_no}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={60}
      />
      <Button type="submit" isPending={isPending}>
        {t('refund.send')}
      </Button>
    </form>
  )
}
