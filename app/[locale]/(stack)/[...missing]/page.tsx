import { notFound } from 'next/navigation'

/** Static, so that the response has status 404. A streamed page would have status 200. */
export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ missing: ['_'] }]
}

export default function MissingPage() {
  notFound()
}
