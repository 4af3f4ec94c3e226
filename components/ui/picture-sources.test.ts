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
  ['(min-width: 1120px) 208px, (min-width: 820px) 22vw, 46vw', '320 480 640 960'],
  ['(min-width: 820px) 50vw, 94vw', '480 640 960 1200'],
  ['100%', '88 160 320 480 640 960 1200'],
])('in a %s, offers the files of %s', (sizes, expected) => {
  const { srcSet = '' } = pictureSources('/api/pictures/laptop.sand.front', sizes)
  expect(srcSet.match(/\d+(?=w)/g)?.join(' ')).toBe(expected)
})

it('accepts banners of several products', () => {
  expect(pictureSources('/api/pictures/earrings+ring.rose-gold.banner').srcSet).toBeDefined()
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
