'use client'

import Copy from 'lucide-react/icons/copy'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/toast/toast'

/** Browsers let only pages with HTTPS copy (specification section 5); elsewhere it says that it cannot. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('toasts.copied'))
    } catch {
      toast.fail(t('toasts.copyFail'))
    }
  }
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      icon={<Copy size={16} />}
      onClick={() => void copy()}
    >
      {t('orders.copy')}
    </Button>
  )
}
