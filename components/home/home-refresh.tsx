'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition, type ReactNode } from 'react'
import { PullToRefresh } from '@/components/lists/pull-to-refresh'

/** Pull to refresh for the home page. */
export function HomeRefresh({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const done = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (isPending) return
    done.current?.()
    done.current = null
  }, [isPending])
  const refresh = () =>
    new Promise<void>((resolve) => {
      done.current = resolve
      startTransition(() => router.refresh())
    })
  return <PullToRefresh onRefresh={refresh}>{children}</PullToRefresh>
}
