'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { formatCents } from '@/lib/format/money'

/** Submits the form. The label contains the amount once it is valid. */
export function TopUpButton({ cents, isPending }: { cents: number; isPending: boolean }) {
  const t = useTranslations('topUp')
  return (
    <Button type="submit" size="large" isFullWidth isPending={isPending}>
      {cents > 0 ? t('submitAmount', { amount: formatCents(cents) }) : t('submit')}
    </Button>
  )
}
