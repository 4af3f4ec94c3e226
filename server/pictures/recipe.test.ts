import { parseRecipe, pictureUrl, pictureHeight, recipePath } from './recipe'

const isIcon = (name: string) => ['laptop', 'mobile-phone', 'headphone', 'mug'].includes(name)
const parse = (text: string) => parseRecipe(text, isIcon)

it('parses a recipe from a URL', () => {
  expect(parse('laptop.sand.1/320.webp')).toEqual({
    icons: ['laptop'],
    palette: 'sand',
    variant: '1',
    size: 320,
    format: 'webp',
  })
  expect(parse('laptop+mobile-phone+headphone.slate.banner/1200.avif')?.icons).toEqual([
    'laptop',
    'mobile-phone',
    'headphone',
  ])
})

it.each(['laptop.sand.1/320.webp', 'laptop+mug.plum.banner/88.avif', 'mug.sky.tile/1200.png'])(
  'serialises %s as it was parsed',
  (text) => {
    const recipe = parse(text)
    expect(recipe && recipePath(recipe)).toBe(text)
  },
)

it.each([
  ['an unknown icon', 'nothing.sand.1/320.webp'],
  ['a name every object has', 'constructor.sand.1/320.webp'],
  ['an unknown palette', 'laptop.gold.1/320.webp'],
  ['an unknown variant', 'laptop.sand.7/320.webp'],
  ['a size that is not offered', 'laptop.sand.1/321.webp'],
  ['a size with a leading zero', 'laptop.sand.1/0320.webp'],
  ['a huge size', 'laptop.sand.1/99999999.webp'],
  ['an unknown format', 'laptop.sand.1/320.svg'],
  ['PNG at a size that has none', 'laptop.sand.1/640.png'],
  ['capitals', 'Laptop.sand.1/320.webp'],
  ['two icons in a product shot', 'laptop+mug.sand.1/320.webp'],
  ['four icons in a banner', 'laptop+mug+laptop+mug.sand.banner/320.webp'],
  ['an empty icon', 'laptop+.sand.banner/320.webp'],
  ['no size', 'laptop.sand.1'],
  ['a path traversal', '../laptop.sand.1/320.webp'],
  ['an encoded path traversal', '..%2flaptop.sand.1/320.webp'],
  ['a folder before', 'x/laptop.sand.1/320.webp'],
  ['a folder after', 'laptop.sand.1/320.webp/'],
  ['a null byte', 'laptop.sand.1/320.webp\0'],
  ['a line break', 'laptop.sand.1/320.webp\n'],
  ['a very long name', `${'a'.repeat(10_000)}.sand.1/320.webp`],
  ['nothing', ''],
])('rejects %s', (_, text) => {
  expect(parse(text)).toBeNull()
})

it('builds a URL that can be parsed', () => {
  const address = pictureUrl({ icons: ['laptop'], palette: 'mint', variant: 'logo' })
  expect(address).toBe('/api/pictures/laptop.mint.logo')
  expect(parse(`${address.slice('/api/pictures/'.length)}/88.webp`)).not.toBeNull()
})

it.each([
  { icons: ['laptop', 'mug'], palette: 'mint', variant: '1' } as const,
  { icons: [], palette: 'mint', variant: 'banner' } as const,
  { icons: ['../etc'], palette: 'mint', variant: '1' } as const,
])('refuses to build a URL for $icons', ({ icons, palette, variant }) => {
  expect(() => pictureUrl({ icons: [...icons], palette, variant })).toThrow(RangeError)
})

it('makes banners 16:7 and all other pictures square', () => {
  expect(pictureHeight('banner', 1200)).toBe(525)
  expect(pictureHeight('1', 1200)).toBe(1200)
})
