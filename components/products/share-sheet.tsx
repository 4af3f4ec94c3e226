'use client'

import Copy from 'lucide-react/icons/copy'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { toast } from '@/lib/toast/toast'

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
  const t = useTranslations()
  async function copy() {
    if (!window.isSecureContext) {
      toast.fail(t('share.unsupported'))
      return
    }
    try {
      await navigator.clipboard.writeText(address)
      onClose()
      toast.success(t('toasts.copied'))
    } catch {
      toast.fail(t('toasts.copyFail'))
    }
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={t('share.title')}
      onClose={onClose}
      footer={
        <Button size="large" isFullWidth icon={<Copy size={20} />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      }
    >
      <p className="text-13 font-semibold">{t('share.link')}</p>
      <p className="mt-1.5 rounded-card bg-press px-3.5 py-3 text-15 break-all select-all">
        {address}
      </p>
    </Sheet>
  )
}
