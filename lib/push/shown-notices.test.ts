import type { WorkerMessage } from '@/lib/offline/places'
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

/** A worker with these pages open, and all that it did. */
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

it('shows what was pushed, once for each notice', async () => {
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

it('shows nothing to a shopper who is looking', async () => {
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

it('opens a page that leads on from inside, where none is open', async () => {
  const { context, done } = contextOf()
  await openPushed(pushed, context)
  expect(done).toEqual([['open', '/th/notification?opened=17']])
})

it('leads the open page to the thing itself, in the language of the notice', async () => {
  const { context, done } = contextOf(behind, looking)
  await openPushed(pushed, context)
  expect(done).toEqual([['focus'], ['message', { type: 'OPEN', path: '/th/orderInfo/12' }]])
})

it('loads the page anew when it does not answer', async () => {
  const { context, done } = contextOf({ ...behind, answers: false })
  await openPushed({ ...pushed, path: null }, context)
  expect(done.at(-1)).toEqual(['navigate', '/th/notification?opened=17'])
})
