import { pictureSources } from './picture-sources'

it('offers a drawn picture in every size, on its own ground', () => {
  const { src, srcSet, ground } = pictureSources('/api/pictures/laptop.sand.1')
  expect(src).toBe('/api/pictures/laptop.sand.1/640.webp')
  expect(srcSet?.split(', ')).toHaveLength(7)
  expect(srcSet).toContain('/api/pictures/laptop.sand.1/1200.webp 1200w')
  expect(ground).toMatch(/^oklch/)
})

it('takes banners of several icons', () => {
  expect(pictureSources('/api/pictures/gem-stone+ring.rose.banner').srcSet).toBeDefined()
})

it.each([
  'https://cdn.example/a.jpg',
  '/api/uploads/12.webp',
  '/api/pictures/laptop.sand.1/320.webp',
  'blob:http://localhost/1',
  '',
])('uses %j as it is', (address) => {
  expect(pictureSources(address)).toEqual({ src: address })
})
