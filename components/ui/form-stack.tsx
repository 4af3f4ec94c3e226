import { useId, type ClipboardEvent, type FormEvent, type ReactNode } from 'react'
import { classNames } from './class-names'
import { FieldNote } from './field'

/**
 * A vertical form. Validation is done in code, so the browser's is off. With `dialog`, the browser
 * does nothing before hydration, when the tap is replayed (lib/head/pre-hydration-events.ts).
 */
export function FormStack({
  onSubmit,
  onPaste,
  failure,
  isBelowTabs = false,
  children,
}: {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLFormElement>) => void
  /** Why the form was rejected, if no field is the reason. */
  failure?: string | null
  /** Adds space above. */
  isBelowTabs?: boolean
  children: ReactNode
}) {
  const failureId = useId()
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onPaste={onPaste}
      className={classNames('flex flex-col gap-5', isBelowTabs && 'pt-4')}
    >
      {children}
      <FieldNote id={failureId} error={failure ?? null} />
    </form>
  )
}
