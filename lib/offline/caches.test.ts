import { filesNamedIn, isOpenedFromInsideOnly, isReadable } from './caches'

test('stores pages that are readable offline, and no pages that need a connection', () => {
  for (const path of ['/home', '/ja/detail/42', '/detail/42/7', '/orderInfo/9', '/capitalRecord'])
    expect([path, isReadable(path)]).toEqual([path, true])
  for (const path of [
    '/',
    '/login',
    '/checkout',
    '/payment',
    '/withDraw',
    '/api/home',
    '/homeless',
  ])
    expect([path, isReadable(path)]).toEqual([path, false])
})

test('opens an order only by a link inside the app, in every language', () => {
  expect(isOpenedFromInsideOnly('/orderInfo/9')).toBe(true)
  expect(isOpenedFromInsideOnly('/th/orderInfo/9')).toBe(true)
  expect(isOpenedFromInsideOnly('/myPurchases')).toBe(false)
})

test('finds the files of a page in its markup and data, each once', () => {
  const html = `<link rel="stylesheet" href="/_next/static/chunks/0a~b.css"/>
    <script src="/_next/static/chunks/1-x.js" async=""></script>
    <script>self.__next_f.push([1,"3:I[12,[\\"static/chunks/1-x.js\\",\\"/_next/static/chunks/2_y.js\\"]"])</script>
    <link href="/_next/static/media/font.p.woff2" as="font"><img src="/api/pictures/a/320.webp">`
  expect(filesNamedIn(html)).toEqual([
    '/_next/static/chunks/0a~b.css',
    '/_next/static/chunks/1-x.js',
    '/_next/static/chunks/2_y.js',
    '/_next/static/media/font.p.woff2',
  ])
})
