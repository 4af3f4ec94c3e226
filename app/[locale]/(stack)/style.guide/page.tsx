import { notFound } from 'next/navigation'
import { Words } from '@/components/layout/words'
import { StyleguideScreen } from '@/components/styleguide/styleguide-screen'

/**
 * Every primitive in every state, for whoever works on the look, at /en/style.guide. The dot keeps it out
 * of the middleware, which knows the product's pages only. Does not exist in production.
 */
export default function StyleguidePage() {
  if (process.env.NODE_ENV === 'production') notFound()
  return (
    <Words only="all">
      <StyleguideScreen />
    </Words>
  )
}
