import type { WorkerMessage } from '@/lib/offline/places'
import { insidePath, outsidePath, type PushedNotice, readPushed } from './pushed-notice'

const ANSWER_WITHIN_MS = 800
const ICON = '/icons/any-192.png'

/** A page of the shop as its worker sees it. */
interface OpenPage {
  focused: boolean
  visibilityState: DocumentVisibilityState
  focus: () => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
  postMessage: (message: WorkerMessage, transfer: Transferable[]) => void
}

/** The parts of a service worker that notices need; a test brings its own. */
export interface NoticeContext {
  openPages: () => Promise<readonly OpenPage[]>
  show: (title: string, options: NotificationOptions) => Promise<void>
  openWindow: (url: string) => Promise<unknown>
}

/** Shows what was pushed, unless the shopper is looking at the shop, where the page itself tells. */
export async function showPushed(
  text: string | undefined,
  { openPages, show }: NoticeContext,
): Promise<void> {
  const pushed = readPushed(text)
  if (!pushed) return
  const pages = await openPages()
  if (pages.some((page) => page.focused && page.visibilityState === 'visible')) return
  const { title, body, lang, notice } = pushed
  await show(title, { body, lang, tag: `notice-${notice}`, icon: ICON, badge: ICON, data: pushed })
}

/** Leads to what the notice is about: in the page that is open, else in a new one. */
export async function openPushed(
  pushed: PushedNotice,
  { openPages, openWindow }: NoticeContext,
): Promise<void> {
  const [page] = await openPages()
  if (!page) return void (await openWindow(outsidePath(pushed)))
  // A browser may refuse to bring a page forward; it is led on all the same.
  await page.focus().catch(() => undefined)
  if (!(await hasGone(page, insidePath(pushed))))
    await page.navigate(outsidePath(pushed)).catch(() => openWindow(outsidePath(pushed)))
}

/** A page that is still loading, or of another build, does not answer. */
async function hasGone(page: OpenPage, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  port1.onmessage = () => resolve(true)
  const timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
  page.postMessage({ type: 'OPEN', path }, [port2])
  const isGone = await promise
  clearTimeout(timer)
  port1.close()
  return isGone
}
