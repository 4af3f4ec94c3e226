import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PROJECT = process.cwd()
const inModules = (name: string) => path.join(PROJECT, 'node_modules', name)

/** Everything that the README shows, as a project of QA engineers writes it. */
const SPEC = `import { connect, expect, sampanConfig, test, type Order } from '@sampan/testkit'

export const config = sampanConfig({ url: 'http://localhost:3000', locales: 'all', themes: ['dark'] })

test.use({ locale: 'th', shopperOptions: { balance: 1 } })

test('A shopper cancels an unpaid order', async ({ app, page, shop, shopper }) => {
  const order: Order = await shop.order(shopper, { status: 'unpaid' })
  await app.order.goto(order.id)
  await expect(page).toShowToast(app.words('orders.status.cancelled'))
  // @ts-expect-error: there is no such text
  app.words('orders.nonsense')
  // @ts-expect-error: there is no such state
  await shop.order(shopper, { status: 'lost' })
  await connect({ url: shop.url, token: 'token' }).fault('/api/home', { status: 500, shopper })
})
`

/** The output of a program of Node, in the folder of the consumer. */
const node = (...args: string[]) =>
  spawnSync(process.execPath, args, { encoding: 'utf8', cwd: folder }).stdout

let folder: string
let listed: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'testkit-consumer-'))
  listed = execFileSync(process.execPath, ['tools/testkit/main.ts', 'check'], { encoding: 'utf8' })
  const modules = path.join(folder, 'node_modules')
  for (const scope of ['@sampan', '@playwright', '@types'])
    mkdirSync(path.join(modules, scope), { recursive: true })
  symlinkSync(path.join(PROJECT, 'testkit'), path.join(modules, '@sampan/testkit'))
  for (const name of [
    '@playwright/test',
    'playwright',
    'playwright-core',
    '@types/node',
    'undici-types',
  ])
    symlinkSync(inModules(name), path.join(modules, name))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('passes publint, and contains the bundle, its declarations and the licence only', () => {
  for (const file of ['dist/main.js', 'dist/testkit/main.d.ts', 'LICENSE', 'README.md'])
    expect(listed).toContain(file)
  expect(listed).not.toMatch(/ (?!dist\/)\S+\.ts\b/)
})

it('needs nothing but Playwright', () => {
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  const options =
    '--module nodenext --strict --noEmit --skipLibCheck false --types node --ignoreConfig'
  writeFileSync(path.join(folder, 'cancel.spec.ts'), SPEC)
  const tsc = inModules('typescript/bin/tsc')
  const checked = node(tsc, ...options.split(' '), path.join(folder, 'cancel.spec.ts'))
  expect(checked).toBe('')
  const bundle = path.join(PROJECT, 'testkit/dist/main.js')
  const script = `console.log(Object.keys(await import(${JSON.stringify(bundle)})).join())`
  expect(node('--input-type=module', '--eval', script)).toContain('connect')
})
