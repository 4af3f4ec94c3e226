import type { Product } from '@/contracts/schemas/products'
import { canonicalAddress, languageAddresses, pictureFile } from './addresses'
import { publicMetadata, shortened } from './metadata'
import { breadcrumbData, listData, productData, scriptJson } from './structured-data'

const shop = {
  id: 3,
  name: 'Kelvar',
  logo: '/api/pictures/laptop.navy.logo',
  sales: 1,
  fans: 1,
  favorable_rate: 98,
  followed: false,
}
const product: Product = {
  id: 42,
  name: 'Mouse </script>',
  image: '/api/pictures/mouse.mint.front',
  price: 4900,
  original_price: null,
  sales: 13,
  rating: 4.5,
  review_count: 2,
  shop_id: 3,
  shop_name: 'Kelvar',
  images: ['/api/pictures/mouse.mint.front'],
  description: 'Glides.',
  category: { id: 1, key: 'computer', name: 'Computers' },
  options: [{ name: 'Colour', values: ['Mint', 'Slate'] }],
  skus: [
    { id: 1, values: ['Mint'], price: 4900, stock: 3, image: null },
    { id: 2, values: ['Slate'], price: 4905, stock: 0, image: null },
  ],
  stock: 3,
  shop,
  favourite: false,
}

beforeEach(() => {
  process.env.PUBLIC_ORIGIN = 'https://sampan.example/'
})
afterAll(() => {
  delete process.env.PUBLIC_ORIGIN
})

describe('structured data', () => {
  it('lists products by their URLs in the language', () => {
    expect(listData([product], 'ja').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, url: 'https://sampan.example/ja/detail/42' },
    ])
  })

  it('describes a product with its lowest and highest price and its stock', () => {
    expect(productData(product, 'en')).toMatchObject({
      '@type': 'Product',
      image: ['https://sampan.example/api/pictures/mouse.mint.front/1200.png'],
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '49.00',
        highPrice: '49.05',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        url: 'https://sampan.example/en/detail/42',
      },
    })
  })

  it('describes a single price, a sold-out product, and no rating without reviews', () => {
    const [first] = product.skus
    const data = productData(
      { ...product, skus: first ? [first] : [], stock: 0, review_count: 0, rating: 0 },
      'ja',
    )
    expect(data).toMatchObject({
      offers: { '@type': 'Offer', price: '49.00', availability: 'https://schema.org/OutOfStock' },
    })
    expect(data).not.toHaveProperty('aggregateRating')
  })

  it.each([
    [1, 'InStock'],
    [0, 'OutOfStock'],
  ])('describes a stock of %i as %s', (stock, availability) => {
    expect(productData({ ...product, stock }, 'en')).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    })
  })

  it('numbers the breadcrumbs', () => {
    const data = breadcrumbData([{ name: 'Kelvar', path: '/shop/3' }], 'ko')
    expect(data.itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Kelvar',
        item: 'https://sampan.example/ko/shop/3',
      },
    ])
  })

  it('cannot close its script element', () => {
    const json = scriptJson(productData(product, 'en'))
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toMatchObject({ name: 'Mouse </script>' })
  })
})

describe('the canonical URL of a page', () => {
  it('has the prefix, five alternates and x-default', () => {
    expect(canonicalAddress('/detail/42', 'zh-CN')).toBe('https://sampan.example/zh-CN/detail/42')
    expect(Object.keys(languageAddresses('/home'))).toEqual([
      'en',
      'zh-CN',
      'ja',
      'ko',
      'th',
      'x-default',
    ])
    expect(languageAddresses('/home')['x-default']).toBe('https://sampan.example/home')
  })

  it('uses localhost when the origin is missing or malformed', () => {
    process.env.PUBLIC_ORIGIN = 'not an address'
    expect(canonicalAddress('/home', 'en')).toBe('http://localhost:3000/en/home')
    process.env.PORT = '4000'
    expect(canonicalAddress('/home', 'en')).toBe('http://localhost:4000/en/home')
    delete process.env.PORT
  })

  it('does not change picture URLs of other hosts', () => {
    expect(pictureFile('https://cdn.example/a.jpg')).toBe('https://cdn.example/a.jpg')
  })
})

describe('the meta description of a page', () => {
  it('is one line, cut between words', () => {
    const text = shortened(`One\n\ntwo ${'three '.repeat(60)}`, 'en')
    expect(text.startsWith('One two three')).toBe(true)
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text.endsWith('three…')).toBe(true)
  })

  it('is cut between words in text without spaces', () => {
    const text = shortened('เสื้อคลุมผ้าซาติน'.repeat(20), 'th')
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toMatch(/(เสื้อ|คลุม|ผ้า|ซาติน)…$/)
  })

  it('names language and country for shared links', () => {
    const page = { title: 'T', description: 'D', path: '/home', locale: 'th' } as const
    expect(publicMetadata(page).openGraph).toMatchObject({ locale: 'th_TH', title: 'T' })
  })
})
