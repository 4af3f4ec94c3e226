import type { CDPSession, Page } from '@playwright/test'
import { bundleOf } from './bundle'
import type { Stop, Walked } from './in-page/tabs'

/** The maximum number of Tab presses, because lists grow during the test. */
const MOST = 60
/** Presses in one batch; between batches, lists render the rows that came into view. */
const AT_ONCE = 12

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, nativeVirtualKeyCode: 9 }

/**
 * Presses Tab until the focus leaves the page, and returns what a keyboard user would miss. The page itself checks
 * each stop on keyup, so that no press waits for the previous check.
 */
export async function keyboardProblems(page: Page, skipLink: string): Promise<string[]> {
  const keys = await page.context().newCDPSession(page)
  // A focused link prefetches its page, which is not tested here.
  await keys.send('Network.enable')
  await keys.send('Network.setBlockedURLs', { urls: ['*_rsc=*'] })
  const wanted = await page.evaluate<string[]>(`${await bundleOf('tabs')}; tabs.begin()`)
  let walked: Walked = { stops: [], isOver: false }
  while (!walked.isOver && walked.stops.length < MOST) {
    await pressTab(keys, AT_ONCE)
    walked = await page.evaluate<Walked>('tabs.soFar()')
  }
  const left = await page.evaluate<string[]>('tabs.end()')
  await keys.detach()
  const unreached = walked.isOver ? wanted.filter((name) => left.includes(name)) : []
  return problemsOf(walked.stops, skipLink, unreached)
}

const pressTab = (keys: CDPSession, times: number) =>
  Promise.all(
    Array.from({ length: times }).flatMap(() => [
      keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAB }),
      keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAB }),
    ]),
  )

function problemsOf([first, ...stops]: Stop[], skipLink: string, wanted: string[]): string[] {
  const problems: string[] = []
  if (first?.name !== skipLink) problems.push(`Tab begins at “${first?.name}”`)
  stops.forEach((stop, at) => {
    const before = at > 0 ? stops[at - 1] : first
    if (stop.goes === 'nowhere') problems.push(`Tab stays at “${stop.name}”`)
    if (stop.goes === 'back')
      problems.push(`Tab goes back, from “${before?.name}” to “${stop.name}”`)
    if (!stop.isMarked) problems.push(`no sign of focus on “${stop.name}”`)
    if (!stop.isSeen) problems.push(`the focus is out of sight on “${stop.name}”`)
  })
  const reached = new Set([first, ...stops].map((stop) => stop?.name))
  for (const name of new Set(wanted))
    if (!reached.has(name)) problems.push(`Tab never reaches “${name}”`)
  return problems
}
