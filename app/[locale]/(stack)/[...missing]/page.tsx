import { notFound } from 'next/navigation'

/** Static, so that the answer is a true 404 and not a page that streams with status 200. */
export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ missing: ['_'] }]
}

export default function MissingPage() {
  notFound()
}
