'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PictureField } from '@/components/uploads/picture-field'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import type { Refundable } from '@/contracts/schemas/refunds'
import { MAX_EVIDENCE } from '@/contracts/upload-limits'
import { formatCents, formatPlainCents } from '@/lib/format/money'
import type { RefundAddress } from '@/lib/refunds/refund-address'
import { ReasonField } from './reason-field'
import { RefundItems } from './refund-items'
import { RefundKind } from './refund-kind'
import { useRefundForm } from './use-refund-form'

/** The form of a refund request. The server decides what is possible; the URL only prefills the form. */
export function RefundForm({
  refundable,
  address,
}: {
  refundable: Refundable
  address: RefundAddress
}) {
  const t = useTranslations()
  const { form, change, most, amount, errorOf, failure, setIsUploading, send, isPending } =
    useRefundForm(refundable, address)
  const [openedStatus] = useState(refundable.status)
  const hasOrderChanged = refundable.status !== openedStatus
  const words = (cents: number) => formatCents(cents)

  return (
    <FormStack onSubmit={send} failure={failure} isBelowTabs>
      <p role="status" className="text-13 text-star empty:hidden">
        {hasOrderChanged && t('refund.orderChanged')}
      </p>
      <RefundItems
        refundable={refundable}
        chosen={form.itemIds}
        error={errorOf('item_ids')}
        onChange={(itemIds) => change({ itemIds, amountText: null }, 'item_ids', 'amount')}
      />
      <RefundKind
        choices={refundable.choices}
        productStatus={form.productStatus}
        type={form.type}
        onChange={(kind) => change({ ...kind, reason: kind.type ? form.reason : '' })}
      />
      <ReasonField
        productStatus={form.productStatus}
        value={form.reason}
        error={errorOf('reason')}
        onChoose={(reason) => change({ reason, productStatus: form.productStatus }, 'reason')}
      />
      <TextField
        label={t('refund.amount')}
        name="amount"
        before="$"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={16}
        value={form.amountText ?? formatPlainCents(most)}
        onChange={(event) => change({ amountText: event.target.value }, 'amount')}
        hint={t(
          most > 0 && refundable.freight > 0 && isEverything(refundable, form.itemIds)
            ? 'refund.amountHintFreight'
            : 'refund.amountHint',
          { amount: words(most) },
        )}
        error={errorOf('amount')}
      />
      <TextArea
        label={t('refund.explanation')}
        name="explanation"
        hint={t('refund.explanationHint')}
        value={form.explanation}
        onChange={(event) => change({ explanation: event.target.value }, 'explanation')}
        error={errorOf('explanation')}
        maxLength={500}
      />
      <PictureField
        purpose="refund"
        most={MAX_EVIDENCE}
        label={t('refund.proof')}
        hint={t('refund.proofHint')}
        value={form.pictures}
        onChange={(pictures) => change({ pictures }, 'evidence')}
        onBusyChange={setIsUploading}
        error={errorOf('evidence')}
      />
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {amount > 0 && amount <= most
          ? t('refund.submit', { amount: words(amount) })
          : t('refund.submitPlain')}
      </Button>
    </FormStack>
  )
}

const isEverything = ({ items }: Refundable, chosen: number[]) =>
  items.every((item) => item.most === 0 || chosen.includes(item.id))
