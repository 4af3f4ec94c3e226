import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../cli/bootstrap/project.mjs'
import { plainReply } from './error-pages'
import { compose } from './pipeline'
import { createStaticFiles } from './static-files'
import { exchangeFor } from './testing'

const distDir = path.join('.data', 'test', `static-${process.pid}`)
const SCRIPT = 'self.build = 1;'.repeat(200)

let ask: (
  target: string,
  headers?: Record<string, string>,
) => ReturnType<ReturnType<typeof compose>>
beforeAll(() => {
  mkdirSync(inProject(distDir, 'static', 'chunks'), { recursive: true })
  writeFileSync(inProject(distDir, 'static', 'chunks', 'a.js'), SCRIPT)
  writeFileSync(inProject(distDir, 'worker.js'), 'self.build = 1')
  writeFileSync(inProject(distDir, 'secret.json'), '{}')
  const handle = compose([createStaticFiles(distDir)], () => Promise.resolve(plainReply(418)))
  ask = (target, headers = {}) => handle(exchangeFor(target, { headers }))
})
afterAll(() => rmSync(inProject(distDir), { recursive: true }))

test('serves a build file compressed and for one year', async () => {
  const reply = await ask('/_next/static/chunks/a.js?dpl=1', { 'accept-encoding': 'gzip' })
  expect(reply.status).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect(reply.headers['content-security-policy']).toBeUndefined()
  const etag = reply.headers.etag as string
  expect(await ask('/_next/static/chunks/a.js', { 'if-none-match': etag })).toMatchObject({
    status: 304,
    body: null,
  })
})

test('caches one copy of a file for any query', async () => {
  const first = await ask('/_next/static/chunks/a.js', { 'accept-encoding': 'br' })
  const second = await ask('/_next/static/chunks/a.js?b', {
    'accept-encoding': 'br',
    range: 'bytes=0-1',
  })
  expect(second.body).toBe(first.body)
})

test.each(['/_next/static/chunks/b.js', '/_next/static', '/_next/secret.json', '/_next/image'])(
  'answers 404 for %s with no-store',
  async (target) => {
    const { status, headers } = await ask(target)
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  },
)

test('revalidates the service worker each time, with its own policy', async () => {
  expect((await ask('/worker.js')).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})

test('passes all other requests on', async () => {
  for (const target of ['/home', '/icons/none.png', '/static/chunks/a.js', '/secret.json'])
    expect((await ask(target)).status).toBe(418)
  expect((await ask('/drawings/bag.webp')).headers['content-type']).toBe('image/webp')
})
