import { createHash } from 'node:crypto'
import fresh from 'fresh'
import type { Reply } from '../lib/http/reply.ts'
import { Compressed, encodingFor, type Effort } from './compression.ts'
import { policyFor, policyOf } from './content-security-policy.ts'
import { withLateScripts } from './late-scripts.ts'
import type { CachedPage } from './page-cache.ts'
import type { Exchange } from './pipeline.ts'
import type { Rendered } from './render.ts'

const POLICY = 'content-security-policy'
const KEPT_HEADERS = ['content-language', 'content-type']
const DOCUMENT_END = '</body></html>'
const DATA_BOUNDARY = '"])</script><script>self.__next_f.push([1,"'
const BINARY_DATA = 'self.__next_f.push([3,'

export const isHtml = ({ headers }: Rendered): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false

/** A document with its policy and entity tag. */
export function documentOf(rendered: Rendered, tag: string, effort: Effort): CachedPage {
  const html = isHtml(rendered) ? arranged(rendered.body.toString()) : null
  const content = html === null ? rendered.body : Buffer.from(html)
  const headers: Record<string, string> = {}
  for (const name of KEPT_HEADERS) {
    const value = rendered.headers[name]
    if (value !== undefined) headers[name] = value
  }
  if (html !== null) headers[POLICY] = policyOf(html)
  return { content: new Compressed(content, effort), etag: entityTag(content), headers, tag }
}

const arranged = (html: string) => withLateScripts(withOneDataScript(withOneEnd(html)))

/** Weak, because one tag covers all encodings. */
export const entityTag = (content: Buffer) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** Sends a document in the client's preferred encoding, or 304. */
export async function sendDocument(
  { context }: Exchange,
  { content, etag, headers }: CachedPage,
  caching: Record<string, string>,
  status: 200 | 404 = 200,
): Promise<Reply> {
  const known = status === 200 && context.header('if-none-match')
  if (known && fresh({ 'if-none-match': known }, { etag }))
    return { status: 304, headers: { ...caching, etag }, body: null }
  const encoding = content.encodingFor(encodingFor(context.header('accept-encoding')))
  const body = content.peek(encoding) ?? (await content.in(encoding))
  const policy = headers[POLICY]
  return {
    status,
    headers: {
      ...headers,
      ...(policy && { [POLICY]: policyFor(policy, context.isSecure) }),
      ...caching,
      ...(status === 200 && { etag }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body,
  }
}

/** Next writes the end of the document before the appended data and again after it. */
export function withOneEnd(html: string): string {
  const last = html.lastIndexOf(DOCUMENT_END)
  if (last === -1) return html
  return html.slice(0, last).replaceAll(DOCUMENT_END, '') + html.slice(last)
}

/**
 * Next writes the data of a document in dozens of inline scripts, because it streams. A complete document needs
 * one script, and its policy one digest.
 */
export function withOneDataScript(html: string): string {
  // Binary data is not a string that can be joined.
  return html.includes(BINARY_DATA) ? html : html.replaceAll(DATA_BOUNDARY, '')
}
