'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useId, useState, type FormEvent } from 'react'
import { ActionBar } from '@/components/layout/page-shell'
import { useGuardedNavigation } from '@/components/layout/use-guarded-navigation'
import { Button } from '@/components/ui/button'
import { FieldNote } from '@/components/ui/field'
import { StarInput } from '@/components/ui/star-input'
import type { Order } from '@/contracts/schemas/orders'
import { loadedScripts } from '@/lib/api/call-endpoint'
import { useSchemaForm } from '@/lib/forms/use-schema-form'
import { useCreateReview } from '@/lib/mutations/reviews'
import { itemDraft, reviewInput, useReviewDraft } from '@/lib/reviews/review-input'
import { toast, TOAST_MS } from '@/lib/toast/toast'
import { CommentItem } from './comment-item'

/** Ratings for the shop and the delivery, and a rating, text and pictures for each item. */
export function CommentForm({ order, items }: { order: Order; items: Order['items'] }) {
  const t = useTranslations()
  const { replace } = useGuardedNavigation()
  const { draft, change, changeItem, discard } = useReviewDraft(order.id)
  const { mutateAsync, isPending } = useCreateReview()
  const failureId = useId()
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  /** The ids in the order they were sent: error paths index into this list. */
  const [sentIds, setSentIds] = useState(items.map((item) => item.id))

  const markBusy = useCallback((id: number, isBusy: boolean) => {
    setBusy((before) => {
      if (before.has(id) === isBusy) return before
      const after = new Set(before)
      if (isBusy) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])

  const input = reviewInput(
    order.id,
    items.map((item) => item.id),
    draft,
  )
  // The values are stored with the page, also during detours; react-hook-form validates them and
  // holds the errors.
  const { form, errorOf, submit, refuse, failure } = useSchemaForm(async (_values, wordsOf) => {
    const { createReview } = await loadedScripts(import('@/contracts/schemas/reviews'))
    return wordsOf(createReview.body, input)
  })

  const send = submit(async () => {
    try {
      // Awaited, because the order is reviewed, and this form gone, before a callback would be called.
      await mutateAsync(input)
      toast.success(t('toasts.reviewSuccess'))
      replace(`/orderInfo/${order.id}`)
      discard()
    } catch (error) {
      refuse(error)
    }
  })

  function sendWhenReady(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    if (busy.size > 0) return void toast.loading(t('toasts.uploading'), TOAST_MS)
    setSentIds(input.items.map((item) => item.item_id))
    send(event)
  }

  return (
    <form method="dialog" noValidate onSubmit={sendWhenReady} className="flex flex-col gap-3 pt-3">
      <section className="rounded-card bg-card px-4 py-2">
        <StarInput
          label={t('comment.service')}
          name="service_rating"
          value={draft.service}
          onChange={(service) => {
            change({ service })
            form.clearErrors('service_rating')
          }}
          error={errorOf('service_rating') ?? null}
        />
        <StarInput
          label={t('comment.shipping')}
          name="shipping_rating"
          value={draft.shipping}
          onChange={(shipping) => {
            change({ shipping })
            form.clearErrors('shipping_rating')
          }}
          error={errorOf('shipping_rating') ?? null}
        />
      </section>
      {items.map((item) => {
        const name = `items.${sentIds.indexOf(item.id)}`
        return (
          <CommentItem
            key={item.id}
            item={item}
            name={name}
            draft={itemDraft(draft, item.id)}
            errorOf={errorOf}
            onChange={(field, part) => {
              changeItem(item.id, part)
              form.clearErrors(`${name}.${field}`)
            }}
            onBusyChange={markBusy}
          />
        )
      })}
      {order.actions.includes('refund') && (
        <p className="px-1 text-13 text-muted">{t('comment.endsRefund')}</p>
      )}
      <FieldNote id={failureId} error={failure} />
      <ActionBar>
        <Button type="submit" isFullWidth isPending={isPending}>
          {t('comment.submit')}
        </Button>
      </ActionBar>
    </form>
  )
}
