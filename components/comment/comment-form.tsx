'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useRef, useState, type FormEvent } from 'react'
import { ActionBar } from '@/components/layout/page-shell'
import { useGuardedNavigation } from '@/components/layout/use-guarded-navigation'
import { Button } from '@/components/ui/button'
import { StarInput } from '@/components/ui/star-input'
import type { Order } from '@/contracts/schemas/orders'
import { useFieldErrors } from '@/lib/forms/field-errors'
import { useCreateReview } from '@/lib/mutations/reviews'
import { itemDraft, reviewInput, useReviewDraft } from '@/lib/reviews/review-input'
import { toast, TOAST_MS } from '@/lib/toast/toast'
import { CommentItem } from './comment-item'

/** Stars for the shop and the parcel, and for each item stars, words and pictures. */
export function CommentForm({ order, items }: { order: Order; items: Order['items'] }) {
  const t = useTranslations()
  const { replace } = useGuardedNavigation()
  const { draft, change, changeItem, discard } = useReviewDraft(order.id)
  const { fieldErrors, wordsOf, show, showError, clear, onInput } = useFieldErrors()
  const { mutate, isPending } = useCreateReview()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  /** The ids as they were sent: an error counts places among these, not among all. */
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

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (busy.size > 0) return void toast.loading(t('toasts.uploading'), TOAST_MS)
    const input = reviewInput(
      order.id,
      items.map((item) => item.id),
      draft,
    )
    setSentIds(input.items.map((item) => item.item_id))
    const { createReview } = await import('@/contracts/schemas/reviews')
    const element = form.current!
    if (!show(element, wordsOf(createReview.body, input))) return
    mutate(input, {
      onSuccess: () => {
        toast.success(t('toasts.reviewSuccess'))
        replace(`/orderInfo/${order.id}`)
        discard()
      },
      onError: (error) => showError(element, error),
    })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={onInput} className="flex flex-col gap-3">
      <section className="rounded-card bg-card px-4 py-2">
        <StarInput
          label={t('comment.service')}
          name="service_rating"
          value={draft.service}
          onChange={(service) => change({ service })}
          error={fieldErrors.service_rating}
        />
        <StarInput
          label={t('comment.shipping')}
          name="shipping_rating"
          value={draft.shipping}
          onChange={(shipping) => change({ shipping })}
          error={fieldErrors.shipping_rating}
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
            fieldErrors={fieldErrors}
            onChange={(part) => changeItem(item.id, part)}
            onPicturesChange={() => clear(`${name}.pictures`)}
            onBusyChange={markBusy}
          />
        )
      })}
      <ActionBar>
        <Button type="submit" isFullWidth isPending={isPending}>
          {t('comment.submit')}
        </Button>
      </ActionBar>
    </form>
  )
}
