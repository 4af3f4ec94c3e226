import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sourcesHash } from './sources'

const project = mkdtempSync(path.join(tmpdir(), 'sampan-sources-'))

jest.mock('../bootstrap/project.mjs', () => ({
  inProject: (...parts: string[]) => path.join(project, ...parts),
}))

const write = (file: string, text: string) => {
  const full = path.join(project, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, text)
}

beforeEach(() => {
  write(
    'next.config.mjs',
    'export default { distDir: process.env.SAMPAN_DIST_DIR, a: process.env.SAMPAN_ENGLISH }',
  )
  write('app/page.tsx', 'one')
})
afterEach(() => {
  delete process.env.NEXT_PUBLIC_NAME
  delete process.env.SAMPAN_ENGLISH
})
afterAll(() => rmSync(project, { recursive: true }))

it.each(['app/page.tsx', 'next.config.mjs', 'public/logo.svg'])(
  'builds again after %s changed',
  (file) => {
    const before = sourcesHash()
    write(file, 'two')
    expect(sourcesHash()).not.toBe(before)
  },
)

it.each(['NEXT_PUBLIC_NAME', 'SAMPAN_ENGLISH'])('builds again for another %s', (name) => {
  const before = sourcesHash()
  process.env[name] = 'two'
  expect(sourcesHash()).not.toBe(before)
})

it.each(['.env', '.env.local', 'brand.json', 'app/page.test.tsx', 'docs/import.md'])(
  'keeps the build after %s changed',
  (file) => {
    const before = sourcesHash()
    write(file, 'two')
    expect(sourcesHash()).toBe(before)
  },
)

it('keeps the build for another folder of builds', () => {
  const before = sourcesHash()
  process.env.SAMPAN_DIST_DIR = 'elsewhere'
  expect(sourcesHash()).toBe(before)
  delete process.env.SAMPAN_DIST_DIR
})
