import { ENDPOINTS } from '@/contracts/all'
import type { Schemas } from '@/contracts/endpoint'
import { schemasOf } from '@/contracts/schemas/all'
import { expressionsIn } from './regex-sources.ts'
import { problemsIn, regexProblem, regexProblems } from './regexes.ts'
import { productionSources } from './sources.ts'

const problems = (source: string) => problemsIn('lib/planted.ts', source)

describe('the check of regular expressions', () => {
  it.each([
    ['exponential', 'export const planted = /^(?:\\w+\\s?)+$/', 'exponential'],
    ['quadratic', 'export const planted = (text: string) => text.split(/\\s*,\\s*/)', '2nd degree'],
    ['cubic', 'export const planted = /^a*a*a*$/u', '3rd degree'],
    ['constant text', "export const planted = new RegExp('(a+)+$')", 'exponential'],
    ['constant template', 'export const planted = RegExp(`(a|a)*$`, "i")', 'exponential'],
    [
      'literal with other flags',
      "export const planted = new RegExp(/(a|A)*$/, 'i')",
      'exponential',
    ],
    ['global object', "export const planted = new globalThis.RegExp('(a+)+$')", 'exponential'],
    ['default of a parameter', 'export const planted = (by = /(a+)+$/) => by', 'exponential'],
    [
      'satisfies',
      'export const planted = { by: /(a+)+$/ } satisfies { by: RegExp }',
      'exponential',
    ],
    ['lookbehind', 'export const planted = /(?<=^a+)b$/', 'cannot be proven'],
    ['back-reference', 'export const planted = /^(a*)b\\1$/', 'cannot be proven'],
  ])('finds %s', async (_, source, reason) => {
    expect(await problems(`\n${source}`)).toEqual([
      expect.stringMatching(new RegExp(`^lib/planted\\.ts:2 /.*${reason}`)),
    ])
  })

  it.each([
    'export const planted = (name: string) => new RegExp(`\\\\b${name}=`)',
    "export const planted = (name: string) => RegExp(name + '$')",
    "export const planted = (flags: string) => new RegExp('a', flags)",
    "const Made = RegExp\nexport const planted = new Made('(a+)+$')",
    'export class Planted extends RegExp {}',
    "export const planted = (name: string) => new globalThis['RegExp'](name)",
    'export const planted = Reflect.construct(RegExp, [])',
    "export const planted = (text: string) => text.match('(a+)+$')",
  ])('finds an expression that is built at run time: %s', async (source) => {
    expect(await problems(source)).toEqual([expect.stringMatching(/:1 builds/)])
  })

  it.each([
    'export const linear = /^[a-z]+(?:-[a-z]+)*$/',
    "export const linear = new RegExp('^[a-z]+$', 'u')",
    'export const linear = (value: unknown): value is RegExp => value instanceof RegExp',
    'type Table = [name: string, mark: RegExp][]\nexport const linear: Table = []',
    'export const linear = (by: RegExp, text: string) => text.match(by) as RegExp | null',
    "export const linear = '/(a+)+$/' // /(a+)+$/",
  ])('accepts %s', async (source) => {
    expect(await problems(source)).toEqual([])
  })

  it('reports the line after comments and wide characters', async () => {
    const { expressions } = await expressionsIn('// é ก 🛶\n/** b */\n\nconst a = /b/g\n', false)
    expect(expressions).toEqual([{ line: 4, source: 'b', flags: 'g' }])
  })

  it('reads JSX elements', async () => {
    const source = 'export const A = () => <p>{"a".replace(/(b+)+$/, "")}</p>'
    expect((await problemsIn('components/a.tsx', source))[0]).toContain('components/a.tsx:1')
  })

  it('reads every production source, and no test', async () => {
    const files = productionSources()
    for (const file of [
      'middleware.ts',
      'next.config.mjs',
      'server/new-node.mjs',
      'web/main.ts',
      'lib/seo/sitemap.ts',
    ])
      expect(files).toContain(file)
    expect(files.filter((file) => /\.test\.|^server\/testing\//.test(file))).toEqual([])
    expect(await regexProblems(['server/domain/network.ts'])).toEqual([])
  })
})

/** Every expression of a schema that parses a string, including those of zod. */
function patternsOf(part: unknown, seen = new Set<unknown>()): RegExp[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  if (part instanceof RegExp) return [part]
  const inner = part instanceof Set || part instanceof Map ? [...part.values()] : []
  // For schemas and checks alike, zod stores the definition in a non-enumerable property.
  const own: unknown[] = '_zod' in part ? [(part._zod as { def: unknown }).def] : []
  return [...own, ...inner, ...Object.values(part)].flatMap((each) => patternsOf(each, seen))
}

it('every expression that parses input of the contract is linear', async () => {
  const schemas = ENDPOINTS.map(([, endpoint]) => schemasOf(endpoint) as Schemas)
  const patterns = patternsOf(schemas.map(({ query, body }) => [query, body]))
  expect(patterns.length).toBeGreaterThan(10)
  expect(patterns.map(({ source }) => source)).toContain('^[a-z_]{1,40}$')
  const failed = await Promise.all(
    patterns.map(async ({ source, flags }) => {
      const problem = await regexProblem(source, flags)
      return problem && `/${source}/${flags} ${problem}`
    }),
  )
  expect(failed.filter(Boolean)).toEqual([])
}, 60_000)
