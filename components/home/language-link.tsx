'use client'

import Languages from 'lucide-react/icons/languages'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { AppLink } from '@/components/layout/app-link'
import type { Locale } from '@/contracts/languages'
import { useSignedIn } from '@/lib/session/use-signed-in'

const LanguageSheet = lazy(() =>
  import('./language-sheet').then((file) => ({ default: file.LanguageSheet })),
)

/** Links to /language, which requires sign-in; visitors choose in a sheet. */
export function LanguageLink({
  label,
  className,
  locales,
}: {
  label: string
  className: string
  locales: Locale[]
}) {
  const isSignedIn = useSignedIn()
  const [wasOpened, setWasOpened] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  function open(event: MouseEvent) {
    if (isSignedIn) return
    event.preventDefault()
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <AppLink href="/language" aria-label={label} onClick={open} className={className}>
        <Languages size={22} />
      </AppLink>
      {wasOpened && (
        <Suspense fallback={null}>
          <LanguageSheet
            title={label}
            locales={locales}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
