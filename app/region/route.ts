import { connection, type NextRequest } from 'next/server'
import { merchantOverride, type Places } from '@/lib/navigation/places'
import { countryOf, parseRegionPolicy, rulesFor } from '@/lib/navigation/region-policy'

/** Read per request, so that a changed policy needs no new build. */
export async function GET(request: NextRequest) {
  await connection()
  const isProxyTrusted = process.env.TRUST_PROXY === '1'
  const country = countryOf((name) => request.headers.get(name), isProxyTrusted)
  const places: Places = {
    closed: rulesFor(parseRegionPolicy(process.env.REGION_POLICY), country),
    merchantUrl: merchantOverride(process.env.MERCHANT_URL),
  }
  return Response.json(places, { headers: { 'Cache-Control': 'private, no-store' } })
}
