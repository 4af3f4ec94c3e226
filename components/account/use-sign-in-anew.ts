'use client'

/**
 * Leads to /login after the shopper's own session was ended with all others, and from there back to where
 * the change was asked for. A document load, so that nothing of the session stays in the tab's memory.
 */
export function useSignInAnew(): () => void {
  return () => {
    const from = new URLSearchParams(window.location.search).get('from')
    const address = from ? `/login?${new URLSearchParams({ from })}` : '/login'
    // Long enough to read the toast, which the new document would not show.
    setTimeout(() => window.location.replace(address), 1200)
  }
}
