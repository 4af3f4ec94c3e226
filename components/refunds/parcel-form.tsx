'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/layout/button-link'
import { CopyButton } from '@/components/layout/copy-button'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { TextField } from '@/components/ui/text-field'
import { shipRefund, type Refund } from '@/contracts/schemas/refunds'
import { useSchemaForm } from '@/lib/forms/use-schema-form'
import { useSendBack } from '@/lib/mutations/refunds'
import { toast } from '@/lib/toast/toast'

/** Enters or corrects the return parcel. */
export function ParcelForm({ refund }: { refund: Refund }) {
  const t = useTranslations()
  const { field, submit, refuse, failure } = useSchemaForm(
    (values, wordsOf) => wordsOf(shipRefund.body, { id: refund.id, ...values }),
    { carrier: refund.carrier ?? '', tracking_no: refund.tracking_no ?? '' },
  )
  const { mutateAsync, isPending } = useSendBack()

  const send = submit(async (values) => {
    try {
      // Awaited, because this form is gone before a callback of its own would be called.
      await mutateAsync({ id: refund.id, ...values })
      toast.success(t('toasts.saveSuccessful'))
    } catch (error) {
      refuse(error)
    }
  })

  return (
    <FormStack onSubmit={send} failure={failure} isBelowTabs>
      <h3 className="text-13 font-semibold">{t('refund.parcel')}</h3>
      <ReturnAddress address={refund.return_address} />
      <TextField
        {...field('carrier')}
        label={t('refund.carrier')}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={60}
      />
      <TextField
        {...field('tracking_no')}
        label={t('refund.trackingNo')}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={60}
      />
      <Button type="submit" isPending={isPending}>
        {t('refund.send')}
      </Button>
    </FormStack>
  )
}

function ReturnAddress({ address }: { address: string | null }) {
  const t = useTranslations()
  const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5'
  if (address === null)
    return (
      <div className={row}>
        <p className="min-w-0 text-13">{t('refund.askAddress')}</p>
        <ButtonLink href="/service" variant="quiet" size="small">
          {t('service.contact')}
        </ButtonLink>
      </div>
    )
  return (
    <section aria-labelledby="return-address" className={row}>
      <div className="min-w-0 text-13">
        <h4 id="return-address" className="text-muted">
          {t('refund.returnAddress')}
        </h4>
        <p className="wrap-anywhere whitespace-pre-line">{address}</p>
      </div>
      <CopyButton text={address} label={t('refund.copyAddress')} />
    </section>
  )
}
