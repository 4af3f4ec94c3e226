'use client'

import { BackLink } from '@/components/layout/back-link'
import { goBackWithTransition } from './picture-transition'

/** Back from a product, over its pictures. */
export function ProductBackLink({ variant }: { variant: 'plain' | 'disc' }) {
  return <BackLink href="/home" variant={variant} onGoBack={goBackWithTransition} />
}
