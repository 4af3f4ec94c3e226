import { readFileSync } from 'node:fs'

/** Versions below these have published vulnerabilities (docs/security.md, "Packages"). */
const FLOORS = {
  next: '16.4.5',
  sharp: '0.35.5',
  hono: '4.13.5',
  'drizzle-orm': '0.45.2',
  zod: '4.6.7',
}

interface Lock {
  packages: Record<string, { version?: string }>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

const isAtLeast = (version: string, floor: string): boolean => {
  const [given, least] = [version, floor].map((text) => text.split('-')[0]!.split('.').map(Number))
  for (const [place, number] of least!.entries())
    if (given![place] !== number) return given![place]! > number
  return !version.includes('-')
}

test.each(Object.entries(FLOORS))(
  'requires %s to be %s or newer in every installed copy',
  (name, floor) => {
    const found = Object.entries(packages).filter(
      ([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`),
    )
    expect(found.length).toBeGreaterThan(0)
    const tooOld = found.filter(([, { version = '' }]) => !isAtLeast(version, floor))
    expect(tooOld).toEqual([])
  },
)

test('compares versions by number', () => {
  expect(isAtLeast('16.4.5', '16.4.5')).toBe(true)
  expect(isAtLeast('16.10.0', '16.4.5')).toBe(true)
  expect(isAtLeast('16.4.4', '16.4.5')).toBe(false)
  expect(isAtLeast('15.9.9', '16.4.5')).toBe(false)
  expect(isAtLeast('16.4.5-canary.1', '16.4.5')).toBe(false)
})
