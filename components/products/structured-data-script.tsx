import { scriptJson, type StructuredData } from '@/lib/seo/structured-data'

/** What a page says to search engines. React leaves the text of a script element unescaped but safe. */
export function StructuredDataScript({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{scriptJson(data)}</script>
}
