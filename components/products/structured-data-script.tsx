import { scriptJson, type StructuredData } from '@/lib/seo/structured-data'

/**
 * JSON-LD for search engines, at the end of a page: the flight data follows and repeats it, and compression finds the
 * repetition only if it is near. React does not escape the text of a script element; scriptJson makes it safe.
 */
export function StructuredDataScript({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{scriptJson(data)}</script>
}
