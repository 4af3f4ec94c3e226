'use client'

import type { ReactNode } from 'react'
import { CartBadge } from '@/components/cart/cart-badge'
import { LazyCartSync } from '@/components/cart/lazy-cart-sync'
import { ConfirmProvider } from '@/components/ui/confirm-provider'
import type { TabName } from '@/contracts/brand'
import { GlobalEffects } from './global-effects'
import { NavigationProgress } from './navigation-progress'
import { Providers } from './providers'
import { Pwa } from './pwa'
import { SkipLink } from './skip-link'
import { TabBar } from './tab-bar'
import { Toaster } from './toaster'

/** What surrounds every page. One client component, because the document names each one that the layout renders. */
export function AppFrame({ tabs, children }: { tabs: readonly TabName[]; children: ReactNode }) {
  return (
    <Providers>
      <SkipLink />
      <NavigationProgress />
      <GlobalEffects />
      <LazyCartSync />
      <TabBar names={tabs} cartBadge={<CartBadge />} />
      <div className="wide:ps-rail">
        <ConfirmProvider>{children}</ConfirmProvider>
      </div>
      <Pwa />
      <Toaster />
    </Providers>
  )
}
