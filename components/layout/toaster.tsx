'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { currentToast, dismissToast, subscribeToToast, type Toast } from '@/lib/toast/toast'

const icons = {
  plain: null,
  success: <CircleCheck size={22} className="shrink-0" />,
  fail: <CircleAlert size={22} className="shrink-0" />,
  loading: <LoaderCircle size={22} className="shrink-0 animate-turn" />,
}

/** A long upload must not block the page: a tap dismisses its toast and does nothing else. */
function dismissOnTap(layer: HTMLElement | null) {
  layer?.addEventListener('click', dismissToast)
  return () => layer?.removeEventListener('click', dismissToast)
}

const never = () => () => {}

/**
 * Shows the current toast and blocks clicks while it is shown (specification section 8). Rendered
 * into the body, because an open dialog makes the rest of the page inert and a toast there would
 * not be announced.
 */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => null)
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isInBrowser) return null
  const isFail = shown?.kind === 'fail'
  return createPortal(
    <div data-toaster="">
      {shown && (
        <div
          data-toast-layer=""
          ref={shown.kind === 'loading' ? dismissOnTap : undefined}
          className="fixed inset-0 z-60 touch-none"
        />
      )}
      <div role="status" aria-live="polite">
        {shown && !isFail && <ToastCard key={shown.id} toast={shown} />}
      </div>
      <div role="alert" aria-live="assertive">
        {shown && isFail && <ToastCard key={shown.id} toast={shown} />}
      </div>
    </div>,
    document.body,
  )
}

/** Above the bottom bar; at the top while a dialog is open, whose button is at the bottom. */
function ToastCard({ toast }: { toast: Toast }) {
  return (
    <div className="pointer-events-none fixed inset-0 z-60 flex items-end justify-center px-gutter pt-safe pb-safe-24 in-[body:has([role$=dialog])]:items-start wide:pb-8">
      <div
        data-toast={toast.kind}
        className="flex max-w-90 items-center gap-2.5 rounded-card bg-toast px-5 py-3 text-15 text-on-toast shadow-float transition-opacity in-[body:has([role$=dialog])]:mt-3 starting:opacity-0 forced-colors:border"
      >
        {icons[toast.kind]}
        <span className="min-w-0 text-balance">{toast.text}</span>
      </div>
    </div>
  )
}
