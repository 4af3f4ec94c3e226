import { connection, type NextRequest } from 'next/server'
import { consoleAddress, merchantOverride, type Places } from '@/lib/navigation/places'
import { countryOf, parseRegionPolicy, rulesFor } from '@/lib/navigation/region-policy'

/** Without an origin of its own, the console is on another port of the host that the visitor used. */
function ownConsole({ headers }: NextRequest): string | null {
  const { CONSOLE_PORT, PUBLIC_ORIGIN } = process.env
  return PUBLIC_ORIGIN ? null : consoleAddress(headers.get('host'), CONSOLE_PORT)
}

/** Read per request, so that a changed policy needs no new build. */
export async function GET(request: NextRequest) {
  await connection()
  const isProxyTrusted = process.env.TRUST_PROXY === '1'
  const country = countryOf((name) => request.headers.get(name), isProxyTrusted)
  const places: Places = {
    closed: rulesFor(parseRegionPolicy(process.env.REGION_POLICY), country),
    merchantUrl: merchantOverride(process.env.MERCHANT_URL) ?? ownConsole(request),
  }
  return Response.json(places, { headers: { 'Cache-Control': 'private, no-store' } })
}
