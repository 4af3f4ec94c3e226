import type { WorkerMessage } from '@/lib/offline/caches'
import { type NoticeContext, openPushed, showPushed } from './shown-notices'

const pushed = {
  notice: 17,
  lang: 'th',
  title: 'Payment received',
  body: 'Order S-1 is paid.',
  path: '/orderInfo/12',
}

interface Page {
  focused: boolean
  visibilityState: DocumentVisibilityState
  answers: boolean
}

/** A worker with these open pages, and its actions. */
function contextOf(...pages: Page[]) {
  const done: [string, ...unknown[]][] = []
  const context: NoticeContext = {
    openPages: async () =>
      pages.map(({ focused, visibilityState, answers }) => ({
        focused,
        visibilityState,
        focus: async () => void done.push(['focus']),
        navigate: async (url: string) => void done.push(['navigate', url]),
        postMessage: (message: WorkerMessage, [port]: Transferable[]) => {
          done.push(['message', message])
          if (answers) (port as MessagePort).postMessage(true)
        },
      })),
    show: async (title, options) => void done.push(['show', title, options]),
    openWindow: async (url) => void done.push(['open', url]),
  }
  return { context, done }
}

const looking: Page = { focused: true, visibilityState: 'visible', answers: true }
const behind: Page = { focused: false, visibilityState: 'visible', answers: true }

it('shows a pushed message once for each notification', async () => {
  const { context, done } = contextOf(behind)
  await showPushed(JSON.stringify(pushed), context)
  expect(done).toEqual([
    [
      'show',
      'Payment received',
      expect.objectContaining({
        body: 'Order S-1 is paid.',
        lang: 'th',
        tag: 'notice-17',
        data: pushed,
      }),
    ],
  ])
})

it('shows nothing while the shop is visible', async () => {
  const { context, done } = contextOf(behind, looking)
  await showPushed(JSON.stringify(pushed), context)
  expect(done).toEqual([])
})

it.each([undefined, '', 'null', '{}', '{"notice":"1","lang":"en","title":"x"}', '[1]'])(
  'shows nothing for %p',
  async (text) => {
    const { context, done } = contextOf()
    await showPushed(text, context)
    expect(done).toEqual([])
  },
)

it('opens a page that continues by a link when no window is open', async () => {
  const { context, done } = contextOf()
  await openPushed(pushed, context)
  expect(done).toEqual([['open', '/th/notification?opened=17']])
})

it('navigates an open window to the page, in the language of the notification', async () => {
  const { context, done } = contextOf(behind, looking)
  await openPushed(pushed, context)
  expect(done).toEqual([['focus'], ['message', { type: 'OPEN', path: '/th/orderInfo/12' }]])
})

it('reloads the window when it does not answer', async () => {
  const { context, done } = contextOf({ ...behind, answers: false })
  await openPushed({ ...pushed, path: null }, context)
  expect(done.at(-1)).toEqual(['navigate', '/th/notification?opened=17'])
})
