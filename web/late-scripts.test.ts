import { runInNewContext } from 'node:vm'
import { knownScripts } from './inline-scripts'
import { LATE_SCRIPT, withLateScripts } from './late-scripts'

const PRELOAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
const CHUNK = '<script src="/_next/static/chunks/b.js" async=""></script>'
const START = '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>'
const OLD = '<script src="/_next/static/chunks/c.js" noModule=""></script>'
const IMAGE = '<img alt="" fetchPriority="high" src="/1.webp"/>'
const DATA = '<script>self.__next_f.push([1,"<img fetchPriority"])</script>'

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`

test('scripts wait in a template for the first image', () => {
  expect(withLateScripts(page(PRELOAD + CHUNK + OLD, IMAGE + DATA + START))).toBe(
    page(
      `${OLD}<template id="scripts">${PRELOAD}${CHUNK}${START}</template>`,
      `${IMAGE}${DATA}<script>${LATE_SCRIPT}</script>`,
    ),
  )
})

test('the policy allows the script that starts them', () => {
  const { digests, unknown } = knownScripts(withLateScripts(page(CHUNK, IMAGE)))
  expect([digests.length, unknown]).toEqual([1, []])
})

test.each([
  ['without a first image', page(CHUNK, '<img alt="" src="/1.webp"/>')],
  ['of a page that React draws', page(CHUNK, DATA)],
  ['that is incomplete', `<html><head>${CHUNK}`],
])('a document %s is not changed', (_, html) => {
  expect(withLateScripts(html)).toBe(html)
})

const IMAGES = 'img[fetchpriority=high]'

/** Runs the script of the page with images that are decoded when told to. */
function start(decodings: Promise<void>[]) {
  const replaced: string[] = []
  const template = { content: 'scripts', replaceWith: (content: string) => replaced.push(content) }
  const document = {
    getElementById: (id: string) => (id === 'scripts' ? template : null),
    querySelectorAll: (selector: string) =>
      selector === IMAGES ? decodings.map((one) => ({ decode: () => one })) : [],
  }
  const requestAnimationFrame = (paint: () => void) => setTimeout(paint, 16)
  runInNewContext(LATE_SCRIPT, { document, requestAnimationFrame, setTimeout })
  return replaced
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('starts after all first images, also when one fails', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const replaced = start([promise, Promise.reject(new Error('no such image'))])
  await jest.advanceTimersByTimeAsync(500)
  expect(replaced).toEqual([])
  resolve()
  await jest.advanceTimersByTimeAsync(50)
  expect(replaced).toEqual(['scripts'])
})

test('does not wait longer than three seconds', async () => {
  const replaced = start([new Promise(() => undefined)])
  await jest.advanceTimersByTimeAsync(2900)
  expect(replaced).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(replaced).toEqual(['scripts'])
})
