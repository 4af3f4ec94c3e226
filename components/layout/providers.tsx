'use client'

import { useEffect, type ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { PagePreview } from '@/components/preview/page-preview'
import { connectApi } from '@/lib/api/api-context'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import { queryClient } from '@/lib/queries/client'
import { signInPath } from '@/lib/session/sign-in-path'

const isSignInPage = ({ pathname }: Location) => withoutPrefix(pathname) === '/login'

/** Provides API calls with messages and with the redirect for an expired session. */
function ApiContextProvider() {
  const t = useTranslations('requests')
  useEffect(
    () =>
      connectApi({
        translate: (key, values) =>
          key === 'status' ? t(key, { status: values?.status ?? 0 }) : t(key),
        endSession: async () => {
          const { endSession } = await import('@/lib/mutations/session-cache')
          await endSession(queryClient())
          // A document load: hidden pages of the router would still hold the shopper's data.
          if (!isSignInPage(window.location)) window.location.replace(signInPath())
        },
      }),
    [t],
  )
  return null
}

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient()}>
      <ApiContextProvider />
      <PagePreview>{children}</PagePreview>
    </QueryClientProvider>
  )
}
