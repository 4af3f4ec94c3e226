'use client'

import Share2 from 'lucide-react/icons/share-2'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'

const ShareSheet = lazy(() =>
  import('./share-sheet').then((file) => ({ default: file.ShareSheet })),
)

/**
 * The Web Share API if available, otherwise a sheet with the link. `path` has no language prefix:
 * each recipient reads their own language.
 */
export function ShareButton({
  path,
  title,
  variant,
}: {
  path: string
  title: string
  variant?: 'plain' | 'disc'
}) {
  const t = useTranslations('share')
  const [address, setAddress] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  async function share() {
    const url = new URL(path, window.location.origin).href
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url })
        return
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    setAddress(url)
    setIsOpen(true)
  }
  return (
    <>
      <IconButton
        variant={variant}
        label={t('action')}
        icon={<Share2 size={20} />}
        onClick={() => void share()}
      />
      {address && (
        <Suspense fallback={null}>
          <ShareSheet address={address} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
