import type { Locator, Page } from '@playwright/test'
import { startingWith, visible } from '@/testkit/screens/screen'
import { localeOf, wordsIn } from '@/testkit/words/words'
import type { Verdict } from './verdict'

const PATIENCE_MS = 15_000
const SHORT_MS = 5000
/** The note is a part of the page that loads late, and not at all if the network has gone before. */
const ATTEMPTS = 3

/**
 * Offline, the page keeps its content and says that it is offline; back online, the note goes away. `whileOffline`
 * runs between the two, for example to press a button that must wait.
 */
export async function toSurviveOffline(
  page: Page,
  whileOffline: () => Promise<void> = () => Promise.resolve(),
): Promise<Verdict> {
  const locale = localeOf((await page.locator('html').getAttribute('lang')) ?? undefined)
  const words = wordsIn(locale)
  const [asOf = ''] = words('pwa.asOf', { time: '\n' }).split('\n')
  const note = visible(page.getByText(startingWith(asOf)))
    .or(visible(page.getByText(words('pwa.notSaved'))))
    .or(visible(page.getByText(words('cart.offline'))))
    .first()
  try {
    if (!(await goOffline(page, note)))
      return { pass: false, message: `${page.url()} does not say that it is offline` }
    await whileOffline()
    if (!(await visible(page.getByRole('main')).isVisible()))
      return { pass: false, message: `${page.url()} loses its content offline` }
  } finally {
    await page.context().setOffline(false)
  }
  if (!(await comes(note.waitFor({ state: 'hidden', timeout: PATIENCE_MS }))))
    return { pass: false, message: `${page.url()} still says that it is offline when it is back` }
  return { pass: true, message: `${page.url()} survives being offline` }
}

async function goOffline(page: Page, note: Locator): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await page.context().setOffline(false)
    await page.waitForFunction((ms) => performance.now() > ms, SHORT_MS)
    await page.waitForLoadState('load')
    await page.context().setOffline(true)
    if (await comes(note.waitFor({ timeout: SHORT_MS }))) return true
  }
  return false
}

const comes = (waiting: Promise<void>) =>
  waiting.then(
    () => true,
    () => false,
  )
