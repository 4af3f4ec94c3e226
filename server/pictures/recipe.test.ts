import { parseRecipe, type IsRendered, pictureUrl, pictureHeight, recipePath } from './recipe'

const isRendered: IsRendered = (kind, view) =>
  ['laptop', 'smartphone', 'earbuds', 'mugs'].includes(kind) &&
  (kind !== 'earbuds' || view !== 'back')
const parse = (text: string) => parseRecipe(text, isRendered)

it('parses a recipe from a URL', () => {
  expect(parse('laptop.sand.front/320.webp')).toEqual({
    kinds: ['laptop'],
    colour: 'sand',
    variant: 'front',
    size: 320,
    format: 'webp',
  })
  expect(parse('laptop+smartphone+earbuds.graphite.banner/1200.avif')?.kinds).toEqual([
    'laptop',
    'smartphone',
    'earbuds',
  ])
})

it.each([
  'laptop.sand.front/320.webp',
  'laptop+mugs.burgundy.banner/88.avif',
  'mugs.navy.tile/1200.png',
])('serialises %s as it was parsed', (text) => {
  const recipe = parse(text)
  expect(recipe && recipePath(recipe)).toBe(text)
})

it.each([
  ['an unknown kind', 'nothing.sand.front/320.webp'],
  ['a name every object has', 'constructor.sand.front/320.webp'],
  ['a view that is not rendered', 'earbuds.sand.back/320.webp'],
  ['an unknown colour', 'laptop.gold.front/320.webp'],
  ['an unknown variant', 'laptop.sand.inside/320.webp'],
  ['a size that is not offered', 'laptop.sand.front/321.webp'],
  ['a size with a leading zero', 'laptop.sand.front/0320.webp'],
  ['a huge size', 'laptop.sand.front/99999999.webp'],
  ['an unknown format', 'laptop.sand.front/320.svg'],
  ['PNG at a size that has none', 'laptop.sand.front/640.png'],
  ['capitals', 'Laptop.sand.front/320.webp'],
  ['two kinds in a product shot', 'laptop+mugs.sand.front/320.webp'],
  ['four kinds in a banner', 'laptop+mugs+laptop+mugs.sand.banner/320.webp'],
  ['an empty kind', 'laptop+.sand.banner/320.webp'],
  ['no size', 'laptop.sand.front'],
  ['a path traversal', '../laptop.sand.front/320.webp'],
  ['an encoded path traversal', '..%2flaptop.sand.front/320.webp'],
  ['a folder before', 'x/laptop.sand.front/320.webp'],
  ['a folder after', 'laptop.sand.front/320.webp/'],
  ['a null byte', 'laptop.sand.front/320.webp\0'],
  ['a line break', 'laptop.sand.front/320.webp\n'],
  ['a very long name', `${'a'.repeat(10_000)}.sand.front/320.webp`],
  ['nothing', ''],
])('rejects %s', (_, text) => {
  expect(parse(text)).toBeNull()
})

it('builds a URL that can be parsed', () => {
  const address = pictureUrl({ kinds: ['laptop'], colour: 'mint', variant: 'logo' })
  expect(address).toBe('/api/pictures/laptop.mint.logo')
  expect(parse(`${address.slice('/api/pictures/'.length)}/88.webp`)).not.toBeNull()
})

it.each([
  { kinds: ['laptop', 'mugs'], colour: 'mint', variant: 'front' } as const,
  { kinds: [], colour: 'mint', variant: 'banner' } as const,
  { kinds: ['../etc'], colour: 'mint', variant: 'front' } as const,
])('refuses to build a URL for $kinds', ({ kinds, colour, variant }) => {
  expect(() => pictureUrl({ kinds: [...kinds], colour, variant })).toThrow(RangeError)
})

it('makes banners 16:7 and all other pictures square', () => {
  expect(pictureHeight('banner', 1200)).toBe(525)
  expect(pictureHeight('front', 1200)).toBe(1200)
})
