import type { Page } from '@playwright/test'
import { visible } from '@/testkit/screens/screen'
import { localeOf, wordsIn } from '@/testkit/words/words'
import type { Verdict } from './verdict'

/** The note is a part of the page that loads late. */
const PATIENCE_MS = 15_000

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
  const note = visible(page.getByRole('status').filter({ hasText: asOf }))
    .or(visible(page.getByText(words('pwa.notSaved'))))
    .or(visible(page.getByText(words('cart.offline'))))
    .first()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  try {
    if (!(await comes(note.waitFor({ timeout: PATIENCE_MS }))))
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

const comes = (waiting: Promise<void>) =>
  waiting.then(
    () => true,
    () => false,
  )
