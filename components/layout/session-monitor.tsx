'use client'

import { useEffect } from 'react'
import { hasLostSession } from '@/lib/api/own-session'
import { onTabMessage } from '@/lib/cart/tabs'
import { clearTabStorage } from '@/lib/mutations/shopper-storage'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import { isPublicPath } from '@/lib/navigation/public-paths'

/**
 * Reloads a tab whose session was ended elsewhere. Only a new document is free of answers, drafts
 * and hidden pages in memory. Also handles pages restored from the back/forward cache.
 */
function look() {
  if (!hasLostSession()) return
  document.documentElement.hidden = true
  clearTabStorage()
  if (isPublicPath(withoutPrefix(window.location.pathname))) window.location.reload()
  else window.location.replace('/login')
}

export function SessionMonitor() {
  useEffect(() => {
    look()
    const lookWhenShown = () => document.visibilityState === 'visible' && look()
    const stopListening = onTabMessage(({ kind }) => kind === 'session' && look())
    window.addEventListener('focus', look)
    window.addEventListener('pageshow', look)
    document.addEventListener('visibilitychange', lookWhenShown)
    return () => {
      stopListening()
      window.removeEventListener('focus', look)
      window.removeEventListener('pageshow', look)
      document.removeEventListener('visibilitychange', lookWhenShown)
    }
  }, [])
  return null
}
