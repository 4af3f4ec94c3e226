import type { ClipboardEvent, FormEvent, ReactNode, Ref } from 'react'
import { classNames } from './class-names'

/**
 * A form of fields below one another. Its own code judges what was typed, so the browser does not; and
 * sent before that code is there, `post` keeps what was typed out of the address.
 */
export function FormStack({
  ref,
  onSubmit,
  onInput,
  onPaste,
  isBelowTabs = false,
  children,
}: {
  ref?: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onInput?: (event: FormEvent<HTMLFormElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLFormElement>) => void
  /** Leaves a little room to what stands above. */
  isBelowTabs?: boolean
  children: ReactNode
}) {
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      onPaste={onPaste}
      className={classNames('flex flex-col gap-5', isBelowTabs && 'pt-4')}
    >
      {children}
    </form>
  )
}
