'use client'

import Copy from 'lucide-react/icons/copy'
import { useTranslations } from 'next-intl'
import { useCopy } from '@/components/layout/copy-button'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'

/** The link and a button that copies it. */
export function ShareSheet({
  address,
  isOpen,
  onClose,
}: {
  address: string
  isOpen: boolean
  onClose: () => void
}) {
  const t = useTranslations('share')
  const copy = useCopy()
  async function copyAndClose() {
    if (await copy(address)) onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={t('title')}
      onClose={onClose}
      footer={
        <Button
          size="large"
          isFullWidth
          icon={<Copy size={20} />}
          onClick={() => void copyAndClose()}
        >
          {t('copy')}
        </Button>
      }
    >
      <p className="text-13 font-semibold">{t('link')}</p>
      <p className="mt-1.5 rounded-card bg-press px-3.5 py-3 text-15 break-all select-all">
        {address}
      </p>
    </Sheet>
  )
}
