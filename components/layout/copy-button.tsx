'use client'

import Copy from 'lucide-react/icons/copy'
import { IconButton } from '@/components/ui/icon-button'
import { useCopy } from './use-copy'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy()
  return <IconButton label={label} icon={<Copy size={18} />} onClick={() => void copy(text)} />
}
