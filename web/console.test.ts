import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../cli/bootstrap/project.mjs'
import { answerConsoleCall, createConsoleFiles, openConsole } from './console'
import { plainReply } from './error-pages'
import { listen } from './listen'
import { compose } from './pipeline'
import { addSecurityHeaders } from './security-headers'
import { exchangeFor, listenOn, textOf } from './testing'

const distDir = path.join('.data', 'test', `console-${process.pid}`)
const passedOn: string[] = []
const answerCall = answerConsoleCall(({ context }) => {
  passedOn.push(context.path)
  return Promise.resolve(plainReply(200))
})

let ask: (target: string) => ReturnType<typeof answerCall>
beforeAll(() => {
  mkdirSync(inProject(distDir, 'console', 'assets'), { recursive: true })
  writeFileSync(inProject(distDir, 'console', 'index.html'), '<head></head><p>Console</p>')
  writeFileSync(inProject(distDir, 'console', 'assets', 'index-1.js'), 'run()')
  writeFileSync(inProject(distDir, 'console', 'robots.txt'), 'Disallow: /')
  writeFileSync(inProject(distDir, 'secret.json'), '{}')
  const handle = compose([addSecurityHeaders, createConsoleFiles(distDir)], answerCall)
  ask = (target) => handle(exchangeFor(target))
})
afterAll(() => rmSync(inProject(distDir), { recursive: true }))

test.each(['/', '/login', '/orders/7/show', '/index.html', '/no-such-page'])(
  'answers %s with the document, under a policy without inline code',
  async (target) => {
    const reply = await ask(target)
    expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(textOf(reply)).toContain('<p>Console</p>')
    const policy = String(reply.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|\*/)
  },
)

test('tells the brand and the closed pages in an attribute that text cannot leave', async () => {
  const html = textOf(await ask('/'))
  const [, content = ''] = /<meta name="facts" content="([^"]*)"><\/head>/.exec(html) ?? []
  const facts = JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as object
  expect(facts).toMatchObject({
    name: 'Sampan',
    accent: { light: expect.stringMatching(/^#/) as string },
    closed: [{ path: '/bag', entry: 'any' }, { path: '/orderInfo' }],
  })
})

test('serves the files of the build for a year, and no others', async () => {
  const script = await ask('/assets/index-1.js')
  expect([script.status, textOf(script)]).toEqual([200, 'run()'])
  expect(script.headers['cache-control']).toContain('immutable')
  expect(textOf(await ask('/robots.txt'))).toBe('Disallow: /')
  for (const target of ['/assets/index-2.js', '/assets/../../secret.json'])
    expect(textOf(await ask(target))).not.toContain('{}')
  expect((await ask('/assets/index-2.js')).status).toBe(404)
})

test('passes on the calls of staff and pictures alone', async () => {
  const known = ['/api/admin/orders', '/api/pictures/a/b.webp', '/api/uploads/1.webp']
  for (const target of known) expect((await ask(target)).status).toBe(200)
  expect(passedOn).toEqual(known)
  for (const target of ['/api/user/login', '/api/ops/queue', '/api/test/jobs', '/api', '/api/home'])
    expect((await ask(target)).status).toBe(404)
  expect(passedOn).toEqual(known)
})

test('takes a free port where another program has its own', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const other = await listenOn((_, response) => void response.end('other'))
  const { servers, port } = await openConsole(other.port, (wished) =>
    listen('127.0.0.1', wished, (_, response) => void response.end('console'), {
      perAddress: Infinity,
    }),
  )
  expect(port).not.toBe(other.port)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('console')
  expect(written).toHaveBeenCalledTimes(1)
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  other.close()
  written.mockRestore()
})
