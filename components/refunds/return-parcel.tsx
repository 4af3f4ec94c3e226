'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { CopyButton } from '@/components/layout/copy-button'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { Refund } from '@/contracts/schemas/refunds'

const ParcelForm = lazy(() =>
  import('./parcel-form').then((file) => ({ default: file.ParcelForm })),
)

/** The return parcel: entered after approval, then shown, and editable while the server allows it. */
export function ReturnParcel({ refund }: { refund: Refund }) {
  const t = useTranslations('refund')
  const [isCorrecting, setIsCorrecting] = useState(false)
  const canName = refund.actions.includes('sendBack')
  if (canName && (isCorrecting || !refund.tracking_no))
    return (
      <Suspense fallback={<Skeleton shape="h-60 rounded-card" />}>
        <ParcelForm refund={refund} />
      </Suspense>
    )
  if (!refund.tracking_no) return null
  return (
    <div className="flex flex-col gap-1 pt-3 hairline-t">
      <h3 className="text-13 font-semibold">{t('parcel')}</h3>
      <div className="flex flex-wrap items-center justify-between gap-2 text-13">
        <p className="wrap-anywhere">
          {refund.carrier} <span className="text-muted numbers">{refund.tracking_no}</span>
        </p>
        <CopyButton text={refund.tracking_no} label={t('copyTracking')} />
      </div>
      {canName && (
        <div className="flex justify-end">
          <Button variant="quiet" size="small" onClick={() => setIsCorrecting(true)}>
            {t('correct')}
          </Button>
        </div>
      )}
    </div>
  )
}
