import { connection, type NextRequest } from 'next/server'
import { offered } from '@/contracts/brand'
import { loadMessages } from '@/lib/i18n/messages'
import { webManifest } from '@/lib/install/manifest'
import { countryOf, parseRegionPolicy, rulesFor } from '@/lib/navigation/region-policy'

/** `/manifests/ja.webmanifest`. Generated per request because the operator's region policy decides its shortcuts. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/manifests/[file]'>,
): Promise<Response> {
  await connection()
  const [name, ending] = (await params).file.split('.')
  const locale = offered(name)
  if (!locale || ending !== 'webmanifest') return new Response(null, { status: 404 })
  const isProxyTrusted = process.env.TRUST_PROXY === '1'
  const country = countryOf((name) => request.headers.get(name), isProxyTrusted)
  const closed = rulesFor(parseRegionPolicy(process.env.REGION_POLICY), country)
  return new Response(JSON.stringify(webManifest(locale, await loadMessages(locale), closed)), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'private, max-age=3600',
    },
  })
}
