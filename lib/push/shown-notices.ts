import type { WorkerMessage } from '@/lib/offline/caches'
import { insidePath, outsidePath, type PushedNotice, readPushed } from './pushed-notice'

const ANSWER_WITHIN_MS = 800
const ICON = '/icons/any-192.png'

/** A window client of the service worker. */
interface OpenPage {
  focused: boolean
  visibilityState: DocumentVisibilityState
  focus: () => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
  postMessage: (message: WorkerMessage, transfer: Transferable[]) => void
}

/** The subset of the service worker API used here, for tests. */
export interface NoticeContext {
  openPages: () => Promise<readonly OpenPage[]>
  show: (title: string, options: NotificationOptions) => Promise<void>
  openWindow: (url: string) => Promise<unknown>
}

/** Shows a push message unless a window of the shop is visible, which shows it itself. */
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

/** Opens the notice in an open window, otherwise in a new one. */
export async function openPushed(
  pushed: PushedNotice,
  { openPages, openWindow }: NoticeContext,
): Promise<void> {
  const [page] = await openPages()
  if (!page) return void (await openWindow(outsidePath(pushed)))
  // A browser may refuse focus; the window navigates anyway.
  await page.focus().catch(() => undefined)
  if (!(await hasGone(page, insidePath(pushed))))
    await page.navigate(outsidePath(pushed)).catch(() => openWindow(outsidePath(pushed)))
}

/** A window that is still loading, or of another build, does not reply. */
async function hasGone(page: OpenPage, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  let timer: ReturnType<typeof setTimeout> | undefined
  const isGone = await new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true)
    timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
    page.postMessage({ type: 'OPEN', path }, [port2])
  })
  clearTimeout(timer)
  port1.close()
  return isGone
}
