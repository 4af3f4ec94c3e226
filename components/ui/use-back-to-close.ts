import { useEffect, useEffectEvent } from 'react'

const MARK = 'sampanOverlay'

/** A pending history step, cancelled if the component is mounted again at once. */
let leaving: ReturnType<typeof setTimeout> | undefined

const isOnTop = () => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK])

/**
 * While the component is mounted, Back closes it and stays on the page. It adds a history entry
 * with the same URL, unknown to the router, and removes it however it is closed.
 */
export function useBackToClose(onBack: () => void): void {
  const close = useEffectEvent(onBack)
  useEffect(() => {
    clearTimeout(leaving)
    if (!isOnTop()) window.history.pushState({ [MARK]: true }, '')
    const goBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      close()
    }
    window.addEventListener('popstate', goBack, { capture: true })
    return () => {
      window.removeEventListener('popstate', goBack, { capture: true })
      leaving = setTimeout(stepBack)
    }
  }, [])
}

/** Goes back to the page's own entry without a router navigation. */
function stepBack() {
  if (!isOnTop()) return
  const hush = (event: PopStateEvent) => event.stopImmediatePropagation()
  window.addEventListener('popstate', hush, { capture: true, once: true })
  window.history.back()
}
