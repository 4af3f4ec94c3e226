'use client'

import Copy from 'lucide-react/icons/copy'
import { useCallback } from 'react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import { toast } from '@/lib/toast/toast'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy()
  return <IconButton label={label} icon={<Copy size={18} />} onClick={() => void copy(text)} />
}

/**
 * Copies a text, shows a toast, and returns whether it worked. Browsers allow it on HTTPS pages
 * only (specification section 5).
 */
export function useCopy(): (text: string) => Promise<boolean> {
  const t = useTranslations()
  return useCallback(
    async (text) => {
      if (!window.isSecureContext) {
        toast.fail(t('share.unsupported'))
        return false
      }
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        toast.fail(t('toasts.copyFail'))
        return false
      }
      toast.success(t('toasts.copied'))
      return true
    },
    [t],
  )
}
