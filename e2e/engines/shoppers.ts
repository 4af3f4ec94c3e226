import { request as requests, type Cookie } from '@playwright/test'
import { issueXsrfPair } from '@/lib/api/gateway-endpoints'
import { sessionCookie } from '@/lib/navigation/session-cookie'
import type { Shopper } from '@/testkit/main'

/** The cookies of a signed-in shopper: the session, and the XSRF cookie, which only the server can compute. */
export async function cookiesOf({ url, token }: Shopper): Promise<Cookie[]> {
  const session: Cookie = {
    name: sessionCookie(false),
    value: token,
    domain: new URL(url).hostname,
    path: '/',
    expires: Math.floor(Date.now() / 1000) + 3600,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
  }
  const request = await requests.newContext({ storageState: { cookies: [session], origins: [] } })
  const answer = await request.get(url + issueXsrfPair.path)
  if (!answer.ok()) throw new Error(`GET ${issueXsrfPair.path} answered ${answer.status()}`)
  const { cookies } = await request.storageState()
  await request.dispose()
  return cookies
}
