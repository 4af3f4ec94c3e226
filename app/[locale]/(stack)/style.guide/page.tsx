import { notFound } from 'next/navigation'
import { MessagesProvider } from '@/components/layout/messages-provider'
import { StyleguideScreen } from '@/components/styleguide/styleguide-screen'

/**
 * Every primitive component in every state, at /styleguide, which redirects to /en/style.guide. The
 * dot excludes the path from the middleware. Production has no such page; the end-to-end server has
 * it for screenshot tests.
 */
export default function StyleguidePage() {
  if (process.env.NODE_ENV === 'production' && process.env.SAMPAN_STYLEGUIDE !== '1') notFound()
  return (
    <MessagesProvider of="account">
      <StyleguideScreen />
    </MessagesProvider>
  )
}
