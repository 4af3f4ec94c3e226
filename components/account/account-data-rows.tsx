'use client'

import Download from 'lucide-react/icons/download'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { ActionRow } from '@/components/layout/link-row'
import { Sheet } from '@/components/ui/sheet'
import { useExportAccount } from '@/lib/mutations/account-data'

/** The form checks its input with a schema, which the page does not need. */
const CloseAccountForm = lazy(() =>
  import('./close-account-form').then((file) => ({ default: file.CloseAccountForm })),
)

/** Downloads everything stored about the shopper, and closes the account. */
export function AccountDataRows() {
  const t = useTranslations('accountData')
  const [isClosing, setClosing] = useState(false)
  const { mutate, isPending } = useExportAccount()
  return (
    <section className="rounded-card bg-card">
      <ActionRow
        icon={<Download size={24} />}
        title={t('export')}
        detail={t('exportDetail')}
        onClick={() => isPending || mutate()}
      />
      <ActionRow
        icon={<UserRoundX size={24} />}
        title={t('close')}
        detail={t('closeDetail')}
        onClick={() => setClosing(true)}
      />
      <Sheet isOpen={isClosing} title={t('closeAsk')} onClose={() => setClosing(false)}>
        <Suspense fallback={null}>
          <CloseAccountForm />
        </Suspense>
      </Sheet>
    </section>
  )
}
