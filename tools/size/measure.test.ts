import { rowsOf, sizeOf, sourcesIn } from './measure.ts'

const source = (path: string, lines = 10) => ({ path, lines })
const files = (...lengths: number[]) => lengths.map((lines, at) => source(`lib/${at}.ts`, lines))
const rowNames = (...paths: string[]) => [...rowsOf(paths.map((path) => source(path))).keys()]
const TOTALS = ['product', 'commands', 'total']

describe('parsing counts', () => {
  it('parses counts of the working tree', () => {
    expect(sourcesIn('app/a.tsx:3\nlib/b.ts:12\n')).toEqual([
      source('app/a.tsx', 3),
      source('lib/b.ts', 12),
    ])
  })

  it('removes the name of a revision', () => {
    expect(sourcesIn('v1:app/[locale]/page.tsx:7')).toEqual([source('app/[locale]/page.tsx', 7)])
  })
})

describe('the rows', () => {
  it('are the top-level folders in order, then the totals', () => {
    expect(rowNames('tools/a.ts', 'web/b.ts', 'middleware.ts', 'app/c.tsx')).toEqual([
      'app',
      '(root)',
      'web',
      'tools',
      ...TOTALS,
    ])
  })

  it.each([
    'lib/cart/cart.test.ts',
    'components/ui/sheet.test.tsx',
    'server/testing/backend.ts',
    'web/testing.ts',
    'server/db/seed/articles/law.ts',
    'server/db/seed/catalogue/kinds/phones.ts',
    'contracts/plain/cart.ts',
    'e2e/cart.spec.ts',
    'trust/run.ts',
    'bench/run.ts',
    'jest.config.ts',
  ])('exclude %s', (path) => {
    expect(rowNames(path)).toEqual(TOTALS)
  })

  it('include the seeding code', () => {
    expect(rowNames('server/db/seed/catalogue/products.ts')).toEqual(['server', ...TOTALS])
  })

  it('add commands to the total and not to the product', () => {
    const rows = rowsOf([source('app/a.tsx', 5), source('cli/b.ts', 7)])
    const lines = TOTALS.map((name) => sizeOf(rows.get(name) ?? []).lines)
    expect(lines).toEqual([5, 7, 12])
  })
})

describe('the statistics', () => {
  it('use the nearest rank for percentiles', () => {
    const lengths = Array.from({ length: 100 }, (_, at) => 100 - at)
    expect(sizeOf(files(...lengths))).toEqual({
      files: 100,
      lines: 5050,
      median: 50,
      p95: 95,
      max: 100,
      small: 20,
    })
  })

  it('are zero without files', () => {
    expect(Object.values(sizeOf([]))).toEqual([0, 0, 0, 0, 0, 0])
  })
})
