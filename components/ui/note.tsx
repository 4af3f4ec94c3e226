import type { ReactNode } from 'react'

/** A notice in a card of its own. */
export function Note({
  title,
  detail,
  icon,
  role,
}: {
  title: string
  detail?: ReactNode
  icon?: ReactNode
  role?: 'alert'
}) {
  return (
    <div role={role} className="flex gap-3 rounded-card bg-card p-4">
      {icon}
      <div className="min-w-0">
        <p className="text-15 font-semibold">{title}</p>
        {detail && <p className="text-13 text-muted">{detail}</p>}
      </div>
    </div>
  )
}
