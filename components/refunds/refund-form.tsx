'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { PictureField } from '@/components/uploads/picture-field'
import { Button } from '@/components/ui/button'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { mostFor, requestRefund, type Refundable } from '@/contracts/refunds'
import { formatCents } from '@/lib/format/money'
import { useComplaints } from '@/lib/forms/use-complaints'
import { useRequestRefund } from '@/lib/mutations/refunds'
import { useBackData } from '@/lib/navigation/back-data'
import type { RefundAddress } from '@/lib/refunds/refund-address'
import { amountOf, initialRefundForm, possibleRefundForm } from '@/lib/refunds/refund-form'
import { toast } from '@/lib/toast/toast'
import { ReasonField } from './reason-field'
import { RefundItems } from './refund-items'
import { RefundKind } from './refund-kind'

const MOST_PICTURES = 6

/** Asks for money back. What is entered is kept through a reload; what is possible comes from the server. */
export function RefundForm({
  refundable,
  address,
}: {
  refundable: Refundable
  address: RefundAddress
}) {
  const t = useTranslations()
  const locale = useLocale()
  const [initial] = useState(() => initialRefundForm(refundable, address))
  const kept = useBackData(`refund ${window.location.pathname}`, initial)
  const form = possibleRefundForm(refundable, kept.value)
  const { complaints, wordsOf, show, showRefusal, clear, onInput } = useComplaints()
  const [isUploading, setIsUploading] = useState(false)
  const { mutate, isPending, isSuccess } = useRequestRefund()
  const most = mostFor(refundable, form.itemIds)
  const amount = amountOf(refundable, form)
  const words = (cents: number) => formatCents(cents, locale)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    const input = {
      order_id: refundable.order_id,
      item_ids: form.itemIds,
      type: form.type,
      product_status: form.productStatus,
      amount,
      reason: form.reason,
      explanation: form.explanation,
      evidence: form.pictures.map((picture) => picture.id),
    }
    const found = wordsOf(requestRefund.body!, input)
    if (amount > most && form.itemIds.length > 0) found.amount ??= t('errors.fields.refundMost')
    if (isUploading) delete found.evidence
    if (!show(target, found)) return
    if (isUploading) return toast.plain(t('toasts.uploading'))
    mutate(input, {
      onSuccess: () => {
        toast.success(t('toasts.applicationSuccessful'))
        kept.forget()
      },
      onError: (error) => showRefusal(target, error),
    })
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      className="flex flex-col gap-5 pt-3"
    >
      <RefundItems
        refundable={refundable}
        chosen={form.itemIds}
        error={complaints.item_ids}
        onChange={(itemIds) => {
          kept.change({ itemIds, amountText: null })
          clear('item_ids')
          clear('amount')
        }}
      />
      <RefundKind
        choices={refundable.choices}
        productStatus={form.productStatus}
        type={form.type}
        onChange={(change) => kept.change({ ...change, reason: change.type ? form.reason : '' })}
      />
      <ReasonField
        productStatus={form.productStatus}
        value={form.reason}
        error={complaints.reason}
        onChoose={(reason) => {
          kept.change({ reason })
          clear('reason')
        }}
      />
      <TextField
        label={t('refund.amount')}
        name="amount"
        before="$"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={16}
        value={form.amountText ?? (most / 100).toFixed(2)}
        onChange={(event) => kept.change({ amountText: event.target.value })}
        hint={t(
          most > 0 && refundable.freight > 0 && isEverything(refundable, form.itemIds)
            ? 'refund.amountHintFreight'
            : 'refund.amountHint',
          { amount: words(most) },
        )}
        error={complaints.amount}
      />
      <TextArea
        label={t('refund.explanation')}
        name="explanation"
        hint={t('refund.explanationHint')}
        value={form.explanation}
        onChange={(event) => kept.change({ explanation: event.target.value })}
        error={complaints.explanation}
        maxLength={500}
      />
      <PictureField
        purpose="refund"
        most={MOST_PICTURES}
        label={t('refund.proof')}
        hint={t('refund.proofHint')}
        value={form.pictures}
        onChange={(pictures) => {
          kept.change({ pictures })
          clear('evidence')
        }}
        onBusyChange={setIsUploading}
        error={complaints.evidence}
      />
      <Button type="submit" size="large" isFullWidth isPending={isPending || isSuccess}>
        {amount > 0 && amount <= most
          ? t('refund.submit', { amount: words(amount) })
          : t('refund.submitPlain')}
      </Button>
    </form>
  )
}

const isEverything = ({ items }: Refundable, chosen: number[]) =>
  items.every((item) => item.most === 0 || chosen.includes(item.id))
