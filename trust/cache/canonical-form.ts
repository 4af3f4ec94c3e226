const DATA = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
const TEXT = /"(?:[^"\\]|\\.)*"/g
/** A reference to another row of the flight data. */
const REFERENCE = /^"\$[A-Za-z]?[0-9a-f]+(?::[^"]*)?"$/
/** Next's key of a page's metadata, which is new in each rendering. */
const METADATA_KEY = /^"[\w-]{21}[mv]"$/
const TAG = /(?=<(?:meta|link|title|script|template)\b)/

/**
 * A page without what differs between two renderings: the order of the tags in the head, the order and numbers of the
 * rows of flight data, and the keys of the metadata. The markup and every text of the data remain.
 */
export function canonicalForm(text: string, type: string): string {
  if (type.startsWith('text/x-component')) return textsOf(text)
  if (!type.startsWith('text/html')) return text
  let data = ''
  const markup = text.replaceAll(DATA, (_, literal: string) => {
    data += JSON.parse(literal) as string
    return ''
  })
  const headEnd = markup.indexOf('</head>')
  const head = markup.slice(0, headEnd).split(TAG).sort().join('\n')
  return `${head}${markup.slice(headEnd)}\n${textsOf(data)}`
}

function textsOf(data: string): string {
  const isText = (one: string) => !REFERENCE.test(one) && !METADATA_KEY.test(one)
  const texts = (data.match(TEXT) ?? []).filter(isText)
  return [...new Set(texts)].sort().join('\n')
}

/** A policy without the digests of inline scripts, which contain the flight data. */
export const withoutDigests = (policy: string): string => policy.replaceAll(/ 'sha256-[^']*'/g, '')
