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
 * Copies a text, says how that went, and answers whether it did. Browsers let only pages with HTTPS copy
 * (specification section 5); elsewhere it says so.
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
