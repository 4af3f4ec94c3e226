import { useEffect, useEffectEvent } from 'react'

const MARK = 'sampanOverlay'

/** A step back that is about to be taken, unless the component is there again at once. */
let leaving: ReturnType<typeof setTimeout> | undefined

const isOnTop = () => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK])

/**
 * While the component is there, Back closes it and stays on the page. The entry it adds to the history is
 * of the same address, so the router need not hear of it, and is taken out again however it is closed.
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

/** Back to the entry of the page itself; nobody is to take it for a navigation. */
function stepBack() {
  if (!isOnTop()) return
  const hush = (event: PopStateEvent) => event.stopImmediatePropagation()
  window.addEventListener('popstate', hush, { capture: true, once: true })
  window.history.back()
}
