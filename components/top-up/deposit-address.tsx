'use client'

import TriangleAlert from 'lucide-react/icons/triangle-alert'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { CopyButton } from '@/components/layout/copy-button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldNote } from '@/components/ui/field'
import type { BlockchainNetwork } from '@/contracts/schemas/wallet'

const QrCode = dynamic(() => import('./qr-code').then((module) => module.QrCode), {
  ssr: false,
  loading: () => <div className="size-44 rounded-card bg-press" />,
})

/** Shows the conditions first, and the address once they are accepted (specification section 5). */
export function DepositAddress({
  network,
  isAgreed,
  error,
  onAgree,
}: {
  network: BlockchainNetwork | undefined
  isAgreed: boolean
  error: string | undefined
  onAgree: (isAgreed: boolean) => void
}) {
  const t = useTranslations('topUp')
  const headingId = useId()
  const noteId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-3 rounded-card bg-card p-4 wrap-anywhere"
    >
      <h2 id={headingId} className="text-15">
        {t('address')}
      </h2>
      <p className="flex gap-2 text-13">
        <TriangleAlert size={18} className="mt-px shrink-0 text-bad" />
        <span>{t('statement')}</span>
      </p>
      {network && (
        <Checkbox
          name="address"
          checked={isAgreed}
          onChange={(event) => onAgree(event.target.checked)}
          aria-describedby={noteId}
          aria-invalid={error ? true : undefined}
          label={t('agree', { coin: network.coin, network: network.network })}
        />
      )}
      {network && isAgreed && (
        <div className="flex flex-col items-center gap-3">
          <QrCode text={network.address} label={t('qr')} />
          <div className="flex w-full items-center gap-1 rounded-thumb bg-press ps-3">
            <code translate="no" className="min-w-0 flex-1 py-2 text-13 break-all">
              {network.address}
            </code>
            <CopyButton text={network.address} label={t('copyAddress')} />
          </div>
        </div>
      )}
      <FieldNote
        id={noteId}
        error={error}
        hint={network && isAgreed ? undefined : t(network ? 'agreeFirst' : 'networkFirst')}
      />
    </section>
  )
}
