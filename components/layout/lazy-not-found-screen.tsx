'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

const NotFoundScreen = lazy(() =>
  import('./not-found-screen').then((file) => ({ default: file.NotFoundScreen })),
)

/** Every page carries it, and hardly any shows it. */
export function LazyNotFoundScreen(props: ComponentProps<typeof NotFoundScreen>) {
  return (
    <Suspense fallback={null}>
      <NotFoundScreen {...props} />
    </Suspense>
  )
}
