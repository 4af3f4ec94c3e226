import type { ReactNode } from 'react'

/** A message with actions above the tab bar. */
export function BottomOffer({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-24 z-40 mx-auto flex w-[calc(100%-2*var(--spacing-gutter))] max-w-form flex-col gap-3 rounded-card bg-card p-4 shadow-float"
    >
      <p className="text-15">{text}</p>
      <div className="flex justify-end gap-2">{children}</div>
    </div>
  )
}
