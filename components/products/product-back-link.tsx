'use client'

import { BackLink } from '@/components/layout/back-link'
import { shrinkBack } from './picture-transition'

/** Back from a product, over its pictures. */
export function ProductBackLink() {
  return <BackLink href="/home" variant="disc" onGoBack={shrinkBack} />
}
