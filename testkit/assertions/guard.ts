import type { Page } from '@playwright/test'
import { splitPath, withoutPrefix } from '@/lib/navigation/language-prefix'
import { SESSION_COOKIES } from '@/lib/navigation/session-cookie'
import type { Shopper } from '@/testkit/state/shopper'
import { LoginScreen } from '@/testkit/screens/login'
import { localeOf, wordsIn } from '@/testkit/words/words'
import { toShowToast } from './toast'
import type { Verdict } from './verdict'

const PATIENCE_MS = 15_000

/**
 * Without a session, a path leads to the sign-in page with its toast, and back to the path after sign-in. Signs the
 * context out first, and leaves it signed in as `shopper`.
 */
export async function toRequireSignIn(
  page: Page,
  path: string,
  shopper: Pick<Shopper, 'email' | 'password'>,
): Promise<Verdict> {
  // A page that is still open would notice that its session ended, and lead to sign-in too.
  await leave(page)
  for (const name of SESSION_COOKIES) await page.context().clearCookies({ name })
  await page.goto(path)
  const opened = new URL(page.url())
  if (withoutPrefix(opened.pathname) !== '/login') {
    const shown = opened.pathname + opened.search
    return { pass: false, message: `${path} opened ${shown} without a session, not /login` }
  }
  const locale = localeOf((await page.locator('html').getAttribute('lang')) ?? undefined)
  const words = wordsIn(locale)
  const told = await toShowToast(page, words('notices.signIn'), { timeout: PATIENCE_MS })
  if (!told.pass) return { pass: false, message: `${path} leads to /login. ${told.message}` }
  await new LoginScreen({ page, locale, words }).signIn(shopper)
  const isThere = (url: URL) => withoutPrefix(url.pathname) + url.search === plain(path)
  return page.waitForURL(isThere, { timeout: PATIENCE_MS }).then(
    () => ({ pass: true, message: `${path} requires sign-in and returns` }),
    () => ({ pass: false, message: `After sign-in ${path} leads to ${page.url()}` }),
  )
}

function plain(path: string): string {
  const [pathname = '', search] = path.split('?')
  return splitPath(pathname).path + (search ? `?${search}` : '')
}

/** An earlier sign-in may still navigate, which interrupts this. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank').catch(async (error: unknown) => {
    if (!/ABORTED|interrupted/.test(String(error))) throw error
    await page.waitForLoadState()
    await page.goto('about:blank')
  })
}
