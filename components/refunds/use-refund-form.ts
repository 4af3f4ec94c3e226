'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { mostFor, wrongAmountFor } from '@/contracts/refund-terms'
import { requestRefund, type Refundable } from '@/contracts/schemas/refunds'
import { useSchemaForm } from '@/lib/forms/use-schema-form'
import { useRequestRefund } from '@/lib/mutations/refunds'
import { useOrderDraft } from '@/lib/navigation/back-data'
import type { RefundAddress } from '@/lib/refunds/refund-address'
import {
  amountOf,
  initialRefundForm,
  possibleRefundForm,
  type RefundForm,
} from '@/lib/refunds/refund-form'
import { toast, TOAST_MS } from '@/lib/toast/toast'

/** The form's values, stored through a reload, its errors and its submission. */
export function useRefundForm(refundable: Refundable, address: RefundAddress) {
  const t = useTranslations()
  const [initial] = useState(() => initialRefundForm(refundable, address))
  const kept = useOrderDraft(`refund ${window.location.pathname}`, initial)
  const form = possibleRefundForm(refundable, kept.value)
  const [isUploading, setIsUploading] = useState(false)
  const { mutateAsync, isPending, isSuccess } = useRequestRefund()
  const most = mostFor(refundable, form.itemIds)
  const amount = amountOf(refundable, form)

  // The values are stored with the page, also during detours; react-hook-form validates them and
  // holds the errors.
  const schemaForm = useSchemaForm((_values, wordsOf) => {
    const found = wordsOf(requestRefund.body, inputOf())
    const wrongAmount = wrongAmountFor(refundable, form.itemIds, amount)
    if (wrongAmount && form.itemIds.length > 0) found.amount ??= t(`errors.${wrongAmount}`)
    if (isUploading) delete found.evidence
    return found
  })

  function inputOf() {
    return {
      order_id: refundable.order_id,
      item_ids: form.itemIds,
      type: form.type,
      product_status: form.productStatus,
      amount,
      reason: form.reason,
      explanation: form.explanation,
      evidence: form.pictures.map((picture) => picture.id),
    }
  }

  const send = schemaForm.submit(async () => {
    if (isUploading) return void toast.loading(t('toasts.uploading'), TOAST_MS)
    try {
      // Awaited, because the form is gone before a callback of its own would be called.
      await mutateAsync(inputOf())
      toast.success(t('toasts.applicationSuccessful'))
      kept.discard()
    } catch (error) {
      schemaForm.refuse(error)
    }
  })

  return {
    form,
    /** Changes values and clears their errors. */
    change: (values: Partial<RefundForm>, ...fields: string[]) => {
      kept.change(values)
      schemaForm.form.clearErrors(fields)
    },
    most,
    amount,
    errorOf: schemaForm.errorOf,
    failure: schemaForm.failure,
    setIsUploading,
    send,
    isPending: isPending || isSuccess,
  }
}
