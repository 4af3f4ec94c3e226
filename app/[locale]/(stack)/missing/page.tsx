import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { notFoundWords } from '@/components/layout/not-found-words'
import { pageMetadata } from '@/lib/i18n/page-metadata'

/**
 * Shown for every address that is not in the route table; the middleware sets status 404. It is an
 * ordinary page because the content of notFound() needs client scripts.
 */
export const ensureStatic = 'navigation'

export const generateMetadata = async () => ({
  ...(await pageMetadata('notFound')),
  robots: { index: false },
})

export default async function MissingPage() {
  return <NotFoundScreen words={await notFoundWords()} />
}
