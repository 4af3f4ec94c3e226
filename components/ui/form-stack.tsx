import { useId, type ClipboardEvent, type FormEvent, type ReactNode } from 'react'
import { classNames } from './class-names'
import { FieldNote } from './field'

/**
 * A form of fields below one another. Its own code judges what was typed, so the browser does not; and
 * sent before that code is there, `post` keeps what was typed out of the address.
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
  /** Why the form was refused, where no field is the reason. */
  failure?: string | null
  /** Leaves a little room to what stands above. */
  isBelowTabs?: boolean
  children: ReactNode
}) {
  const failureId = useId()
  return (
    <form
      method="post"
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
