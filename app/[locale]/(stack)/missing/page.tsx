import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

/**
 * Shown for every address that is not in the route table; the middleware gives it status 404. Rendered
 * as a page, because what follows notFound() appears only once scripts run.
 */
export const ensureStatic = 'navigation'

export const generateMetadata = async () => ({
  ...(await pageMetadata('notFound')),
  robots: { index: false },
})

export default function MissingPage() {
  return <NotFoundScreen />
}
