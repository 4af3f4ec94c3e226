'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { mostFor } from '@/contracts/refund-terms'
import { requestRefund, type Refundable } from '@/contracts/schemas/refunds'
import { useFieldErrors } from '@/lib/forms/field-errors'
import { useRequestRefund } from '@/lib/mutations/refunds'
import { useBackData } from '@/lib/navigation/back-data'
import type { RefundAddress } from '@/lib/refunds/refund-address'
import {
  amountOf,
  initialRefundForm,
  possibleRefundForm,
  type RefundForm,
} from '@/lib/refunds/refund-form'
import { toast, TOAST_MS } from '@/lib/toast/toast'

/** What is entered, kept through a reload; what is wrong with it; and sending it. */
export function useRefundForm(refundable: Refundable, address: RefundAddress) {
  const t = useTranslations()
  const [initial] = useState(() => initialRefundForm(refundable, address))
  const kept = useBackData(`refund ${window.location.pathname}`, initial)
  const form = possibleRefundForm(refundable, kept.value)
  const { fieldErrors, wordsOf, show, showError, clear, onInput } = useFieldErrors()
  const [isUploading, setIsUploading] = useState(false)
  const { mutate, isPending, isSuccess } = useRequestRefund()
  const most = mostFor(refundable, form.itemIds)
  const amount = amountOf(refundable, form)

  function submit(target: HTMLFormElement) {
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
    const found = wordsOf(requestRefund.body, input)
    if (amount > most && form.itemIds.length > 0) found.amount ??= t('errors.fields.refundMost')
    if (isUploading) delete found.evidence
    if (!show(target, found)) return
    if (isUploading) return void toast.loading(t('toasts.uploading'), TOAST_MS)
    mutate(input, {
      onSuccess: () => {
        toast.success(t('toasts.applicationSuccessful'))
        kept.discard()
      },
      onError: (error) => showError(target, error),
    })
  }

  return {
    form,
    /** Changes what is entered, and takes back what was said about it. */
    change: (values: Partial<RefundForm>, ...fields: string[]) => {
      kept.change(values)
      for (const field of fields) clear(field)
    },
    most,
    amount,
    fieldErrors,
    onInput,
    setIsUploading,
    submit,
    isPending: isPending || isSuccess,
  }
}
