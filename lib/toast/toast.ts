import { hapticFeedback } from '@/lib/touch/haptic-feedback'

export type ToastKind = 'plain' | 'success' | 'fail' | 'loading'
export type Toast = { id: number; kind: ToastKind; text: string }

/** The default duration of a toast (specification section 9). */
export const TOAST_MS = 1200

let current: Toast | null = null
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** One toast at a time: a new one replaces the current one. Works outside React too. */
export const toast = {
  plain: (text: string, durationMs = TOAST_MS) => void show('plain', text, durationMs),
  success: (text: string, durationMs = TOAST_MS) => void show('success', text, durationMs),
  fail: (text: string, durationMs = TOAST_MS) => void show('fail', text, durationMs),
  /** Stays until it is dismissed or replaced. The returned function dismisses this toast only. */
  loading: (text: string, durationMs: number | null = null) => {
    const { id } = show('loading', text, durationMs)
    return () => {
      if (current?.id === id) dismissToast()
    }
  },
}

export function dismissToast() {
  clearTimeout(timer)
  current = null
  announce()
}

export function subscribeToToast(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function currentToast(): Toast | null {
  return current
}

/** Runs once no toast is shown, so that an unread one is not replaced. */
export function afterToasts(work: () => void): void {
  if (!current) return work()
  const stop = subscribeToToast(() => {
    if (current) return
    stop()
    work()
  })
}

function show(kind: ToastKind, text: string, durationMs: number | null): Toast {
  clearTimeout(timer)
  const shown = { id: ++lastId, kind, text }
  current = shown
  if (durationMs !== null) timer = setTimeout(dismissToast, durationMs)
  announce()
  if (kind === 'success') hapticFeedback('done')
  if (kind === 'fail') hapticFeedback('wrong')
  return shown
}

function announce() {
  for (const listener of listeners) listener()
}
