import { scriptJson, type StructuredData } from '@/lib/seo/structured-data'

/** JSON-LD for search engines. React does not escape the text of a script element; scriptJson makes it safe. */
export function StructuredDataScript({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{scriptJson(data)}</script>
}
