import { pictureSources } from './picture-sources'

it('offers a generated picture in every size, on its own background', () => {
  const { src, srcSet, ground } = pictureSources('/api/pictures/laptop.sand.front')
  expect(src).toBe('/api/pictures/laptop.sand.front/640.webp')
  expect(srcSet?.split(', ')).toHaveLength(7)
  expect(srcSet).toContain('/api/pictures/laptop.sand.front/1200.webp 1200w')
  expect(ground).toBe('#f2efea')
})

it.each([
  ['44px', '88 160'],
  ['84px', '160 320'],
  ['(min-width: 1120px) 208px, (min-width: 704px) 22vw, 46vw', '320 480 640 960'],
  ['(min-width: 820px) 50vw, 94vw', '480 640 960 1200'],
  ['100%', '88 160 320 480 640 960 1200'],
])('in a %s, offers the files of %s', (sizes, expected) => {
  const { srcSet = '' } = pictureSources('/api/pictures/laptop.sand.front', sizes)
  expect(srcSet.match(/\d+(?=w)/g)?.join(' ')).toBe(expected)
})

it('accepts banners of several products', () => {
  expect(pictureSources('/api/pictures/earrings+ring.rose-gold.banner').srcSet).toBeDefined()
})

const upload = (name: string) => `/api/uploads/${name}`

it('offers a shopper’s picture in two sizes, whatever its place', () => {
  const name = 'a'.repeat(32)
  expect(pictureSources(upload(`${name}.webp`), '44px')).toEqual({
    src: upload(`${name}.webp`),
    srcSet: `${upload(`${name}-320.webp`)} 320w, ${upload(`${name}.webp`)} 1600w`,
  })
})

it.each([
  ['44px', '320'],
  ['(min-width: 820px) 50vw, 100vw', '640 960 1600'],
  [undefined, '320 640 960 1600'],
])('in %s, offers the files of %s of a picture of the catalogue', (sizes, expected) => {
  const name = `catalogue-${'a'.repeat(22)}`
  const { src, srcSet = '' } = pictureSources(upload(`${name}.webp`), sizes)
  expect(src).toBe(upload(`${name}.webp`))
  expect(srcSet.match(/\d+(?=w)/g)?.join(' ')).toBe(expected)
  expect(srcSet).not.toContain('-1600.webp')
})

it.each([
  'https://cdn.example/a.jpg',
  '/api/uploads/12.webp',
  '/api/pictures/laptop.sand.front/320.webp',
  'blob:http://localhost/1',
  '',
])('passes %j through', (address) => {
  expect(pictureSources(address)).toEqual({ src: address })
})
