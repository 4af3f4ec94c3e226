'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { CopyButton } from '@/components/layout/copy-button'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { shipRefund, type Refund } from '@/contracts/refunds'
import { formValues } from '@/lib/forms/form-values'
import { useComplaints } from '@/lib/forms/use-complaints'
import { useSendBack } from '@/lib/mutations/refunds'
import { toast } from '@/lib/toast/toast'

/** The parcel that brings the goods back: asked for once agreed, then shown, and corrected while it can be. */
export function ReturnParcel({ refund }: { refund: Refund }) {
  const t = useTranslations('refund')
  const [isCorrecting, setIsCorrecting] = useState(false)
  const canName = refund.actions.includes('sendBack')
  if (canName && (isCorrecting || !refund.tracking_no)) return <ParcelForm refund={refund} />
  if (!refund.tracking_no) return null
  return (
    <div className="flex flex-col gap-1 pt-3 hairline-t">
      <h3 className="text-13 font-semibold">{t('parcel')}</h3>
      <div className="flex flex-wrap items-center justify-between gap-2 text-13">
        <p className="wrap-anywhere">
          {refund.carrier} <span className="text-muted numbers">{refund.tracking_no}</span>
        </p>
        <CopyButton text={refund.tracking_no} label={t('copyTracking')} />
      </div>
      {canName && (
        <div className="flex justify-end">
          <Button variant="quiet" size="small" onClick={() => setIsCorrecting(true)}>
            {t('correct')}
          </Button>
        </div>
      )}
    </div>
  )
}

function ParcelForm({ refund }: { refund: Refund }) {
  const t = useTranslations()
  const { complaints, wordsOf, show, showRefusal, onInput } = useComplaints()
  const { mutate, isPending } = useSendBack()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const input = { id: refund.id, ...formValues(form, 'carrier', 'tracking_no') }
    if (!show(form, wordsOf(shipRefund.body!, input))) return
    mutate(input, {
      onSuccess: () => toast.success(t('toasts.saveSuccessful')),
      onError: (error) => showRefusal(form, error),
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
        error={complaints.carrier}
        enterKeyHint="next"
        maxLength={60}
      />
      <TextField
        label={t('refund.trackingNo')}
        name="tracking_no"
        defaultValue={refund.tracking_no ?? ''}
        error={complaints.tracking_no}
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
