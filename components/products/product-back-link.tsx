'use client'

import { BackLink } from '@/components/layout/back-link'
import { shrinkBack } from './picture-transition'

/** Back from a product, over its pictures. */
export function ProductBackLink({ variant }: { variant: 'plain' | 'disc' }) {
  return <BackLink href="/home" variant={variant} onGoBack={shrinkBack} />
}
