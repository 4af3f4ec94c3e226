'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { PictureField } from '@/components/uploads/picture-field'
import { Picture } from '@/components/ui/picture'
import { StarInput } from '@/components/ui/star-input'
import { TextArea } from '@/components/ui/text-area'
import { MAX_REVIEW } from '@/contracts/limits'
import type { Order } from '@/contracts/schemas/orders'
import { MAX_REVIEW_PICTURES } from '@/contracts/upload-limits'
import { DOT } from '@/lib/format/dot'
import type { ItemDraft } from '@/lib/reviews/review-input'

export function CommentItem({
  item,
  name,
  draft,
  errorOf,
  onChange,
  onBusyChange,
}: {
  item: Order['items'][number]
  /** The names of its fields in the form. */
  name: string
  draft: ItemDraft
  errorOf: (name: string) => string | undefined
  /** Also names the input field that changed. */
  onChange: (field: 'product_rating' | 'content' | 'pictures', part: Partial<ItemDraft>) => void
  onBusyChange: (itemId: number, isBusy: boolean) => void
}) {
  const t = useTranslations('comment')
  const reportBusy = useCallback(
    (isBusy: boolean) => onBusyChange(item.id, isBusy),
    [item.id, onBusyChange],
  )
  return (
    <section aria-label={item.name} className="flex flex-col gap-3 rounded-card bg-card p-4">
      <div className="flex items-center gap-3">
        <span className="w-14 shrink-0">
          <Picture address={item.image} alt="" sizes="56px" shape="thumb" />
        </span>
        <span className="flex min-w-0 flex-col">
          <span className="line-clamp-2 text-13">{item.name}</span>
          {item.values.length > 0 && (
            <span className="truncate text-12 text-muted">{item.values.join(DOT)}</span>
          )}
        </span>
      </div>
      <StarInput
        label={t('product')}
        name={`${name}.product_rating`}
        value={draft.rating}
        onChange={(rating) => onChange('product_rating', { rating })}
        error={errorOf(`${name}.product_rating`) ?? null}
      />
      <TextArea
        label={t('content')}
        name={`${name}.content`}
        rows={4}
        maxLength={MAX_REVIEW}
        placeholder={t('placeholder')}
        value={draft.content}
        onChange={(event) => onChange('content', { content: event.currentTarget.value })}
        error={errorOf(`${name}.content`) ?? null}
        aside={
          <span className="text-12 text-muted numbers">
            {draft.content.length}/{MAX_REVIEW}
          </span>
        }
      />
      <PictureField
        purpose="review"
        most={MAX_REVIEW_PICTURES}
        label={t('pictures')}
        value={draft.pictures}
        onChange={(pictures) => onChange('pictures', { pictures })}
        onBusyChange={reportBusy}
        error={errorOf(`${name}.pictures`) ?? null}
      />
    </section>
  )
}
