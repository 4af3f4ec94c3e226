'use client'

import { useSearchParams } from 'next/navigation'
import { AppLink } from '@/components/layout/app-link'
import { detourHref } from '@/components/layout/use-detour'

/** Switches between signing in and registering and keeps the return path. */
export function AuthSwitch({
  question,
  label,
  href,
}: {
  question: string
  label: string
  href: '/login' | '/register'
}) {
  const from = useSearchParams().get('from')
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-15 text-muted">
      {question}
      <AppLink
        href={from ? detourHref(href, from) : href}
        replace
        className="inline-flex min-h-tap items-center font-semibold text-ink underline underline-offset-4"
      >
        {label}
      </AppLink>
    </p>
  )
}
