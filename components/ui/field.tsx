import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, type ReactNode } from 'react'

export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, hint below; an error replaces the hint. Passes ids and ARIA attributes to the control. */
export function Field({
  label,
  hint,
  error,
  isHintKept,
  aside,
  children,
}: {
  label: string
  hint?: ReactNode
  error?: string | null
  /** For a hint that says how to correct the error: it stays below it. */
  isHintKept?: boolean
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
      {isHintKept && error ? (
        <div id={noteId} className="flex flex-col gap-1">
          <FieldNote error={error} />
          <FieldNote hint={hint} />
        </div>
      ) : (
        <FieldNote id={noteId} hint={hint} error={error} />
      )}
    </div>
  )
}

export function FieldNote({
  id,
  hint,
  error,
}: {
  id?: string
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

/**
 * The box of text controls. The text is 17 px: below 16 px iOS zooms in on focus. It looks disabled
 * if its control (a direct child) is, but not if a button inside it is.
 */
export const fieldBox =
  'flex min-h-12 w-full items-center rounded-card border border-control bg-card text-17 text-ink ' +
  'transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ink ' +
  'has-[[data-active]:not([aria-invalid])]:border-ink has-[[data-active]]:inset-ring-1 ' +
  'has-[[data-active]]:inset-ring-ink has-[[aria-invalid=true]]:border-bad has-[>:disabled]:border-line has-[>:disabled]:bg-press ' +
  'has-[>:disabled]:text-muted'

export const fieldInput =
  'min-h-11 w-full min-w-0 flex-1 rounded-card bg-transparent px-3.5 py-2 outline-none ' +
  'disabled:cursor-not-allowed'
