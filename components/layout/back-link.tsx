'use client'

import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { usePreview } from '@/components/preview/preview-context'
import { AppLink } from './app-link'

/**
 * Goes back within the app; on a direct visit it goes to the parent page. `disc` floats over
 * pictures.
 */
export function BackLink({
  href,
  variant = 'plain',
}: {
  href: string
  variant?: 'plain' | 'disc'
}) {
  const t = useTranslations('actions')
  const router = useRouter()
  const { close } = usePreview()
  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !canGoBackInApp()) return
    event.preventDefault()
    close(() => router.back())
  }
  return (
    <AppLink
      href={href}
      onClick={goBack}
      aria-label={t('back')}
      className="relative isolate grid size-tap place-items-center rounded-full text-ink transition-colors hover:bg-press active:bg-press"
    >
      {variant === 'disc' && (
        <span className="absolute inset-1 -z-10 rounded-full bg-card/80 blur-behind" />
      )}
      <ArrowLeft size={24} />
    </AppLink>
  )
}

const lengthAtStart = typeof window === 'undefined' ? 0 : window.history.length

type NavigationHistory = { canGoBack: boolean }

/** Whether going back stays in the app. Browsers without the navigation API compare history length. */
function canGoBackInApp(): boolean {
  const { navigation } = window as { navigation?: NavigationHistory }
  return navigation ? navigation.canGoBack : window.history.length > lengthAtStart
}
