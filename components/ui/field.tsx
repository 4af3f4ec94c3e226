import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, type ReactNode } from 'react'

export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, hint below; an error takes the hint's place. Hands the control what ties it to both. */
export function Field({
  label,
  hint,
  error,
  aside,
  children,
}: {
  label: string
  hint?: ReactNode
  error?: string | null
  aside?: ReactNode
  children: (wiring: FieldWiring) => ReactNode
}) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-13 font-semibold text-ink">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}

export function FieldNote({
  id,
  hint,
  error,
}: {
  id: string
  hint?: ReactNode
  error?: string | null
}) {
  if (error) {
    return (
      <p id={id} className="flex items-start gap-1.5 text-13 text-bad">
        <CircleAlert size={16} className="mt-px" />
        <span className="min-w-0">{error}</span>
      </p>
    )
  }
  if (!hint) return null
  return (
    <p id={id} className="text-13 text-muted">
      {hint}
    </p>
  )
}
