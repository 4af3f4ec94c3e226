import type { BrowserContext } from '@playwright/test'
import { SESSION_COOKIES, sessionCookie } from '@/lib/navigation/session-cookie'
import { XSRF_COOKIE } from '@/lib/api/xsrf'
import { issueXsrfPair } from '@/lib/api/gateway-endpoints'

/** The session of a browser context, or undefined. */
export async function sessionIn(context: BrowserContext, url: string): Promise<string | undefined> {
  const cookies = await context.cookies(url)
  return cookies.find(({ name }) => SESSION_COOKIES.includes(name))?.value
}

/**
 * Sets the session cookie, and the readable XSRF cookie that belongs to it, which only the server can compute. Pages
 * that are open already see the session after a reload.
 */
export async function addSession(context: BrowserContext, url: string, token: string) {
  const isSecure = url.startsWith('https:')
  for (const name of [...SESSION_COOKIES, XSRF_COOKIE]) await context.clearCookies({ name })
  await context.addCookies([
    {
      name: sessionCookie(isSecure),
      value: token,
      url,
      httpOnly: true,
      secure: isSecure,
      sameSite: 'Lax',
    },
  ])
  const answer = await context.request.get(url + issueXsrfPair.path)
  if (!answer.ok()) {
    throw new Error(`Signing in failed: GET ${issueXsrfPair.path} answered ${answer.status()}`)
  }
}
