'use client'

import { useTranslations } from 'next-intl'
import { ActionBar } from '@/components/layout/page-shell'
import { ButtonLink } from '@/components/layout/button-link'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'

/** The total and the one thing to do next: add an address, place the order, or ask about it again. */
export function CheckoutBar({
  total,
  count,
  addHref,
  isUnanswered,
  isPending,
  onSubmit,
}: {
  total: number
  count: number
  addHref: string | null
  isUnanswered: boolean
  isPending: boolean
  onSubmit: () => void
}) {
  const t = useTranslations()
  if (count === 0 && !isUnanswered)
    return (
      <ActionBar>
        <p className="flex-1 text-13 text-muted">{t('checkout.nothingLeft')}</p>
        <ButtonLink href="/home" variant="outline">
          {t('checkout.toHome')}
        </ButtonLink>
      </ActionBar>
    )
  return (
    <ActionBar>
      {isUnanswered ? (
        <p role="alert" className="flex-1 py-1 text-13">
          {t('checkout.unanswered')}
        </p>
      ) : (
        <p className="flex min-w-0 flex-1 flex-col">
          <span className="text-12 text-muted">
            {t('checkout.total')} · {t('checkout.items', { count })}
          </span>
          <Price cents={total} size="large" />
        </p>
      )}
      {addHref && !isUnanswered ? (
        <ButtonLink href={addHref} size="large">
          {t('address.add')}
        </ButtonLink>
      ) : (
        <Button size="large" isPending={isPending} onClick={onSubmit}>
          {t(isUnanswered ? 'checkout.askAgain' : 'checkout.place')}
        </Button>
      )}
    </ActionBar>
  )
}
