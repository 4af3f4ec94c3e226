import { notFound } from 'next/navigation'
import { Words } from '@/components/layout/words'
import { StyleguideScreen } from '@/components/styleguide/styleguide-screen'

/**
 * Every primitive in every state, for whoever works on the look, at /styleguide, which leads to /en/style.guide. The
 * dot keeps it out of the middleware, which knows the product's pages only. In production there is no such page; the
 * server of the journeys has it, so that its pictures can be compared.
 */
export default function StyleguidePage() {
  if (process.env.NODE_ENV === 'production' && process.env.SAMPAN_STYLEGUIDE !== '1') notFound()
  return (
    <Words only="all">
      <StyleguideScreen />
    </Words>
  )
}
