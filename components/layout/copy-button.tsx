'use client'

import Copy from 'lucide-react/icons/copy'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import { toast } from '@/lib/toast/toast'

/** Browsers let only pages with HTTPS copy (specification section 5); elsewhere it says that it cannot. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('toasts')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('copied'))
    } catch {
      toast.fail(t('copyFail'))
    }
  }
  return <IconButton label={label} icon={<Copy size={18} />} onClick={() => void copy()} />
}
