import { warmUp } from './warm-up'

test('renders public and private pages, and continues after failures', async () => {
  const urls: string[] = []
  await warmUp((request) => {
    urls.push(request.headers.cookie ? `${request.url} with a session` : request.url)
    return Promise.reject(new Error('the backend is away'))
  })
  expect(urls).toEqual([
    '/en/home',
    '/en/detail/1',
    '/en/shop/1',
    '/sitemap.xml',
    '/en/settings with a session',
  ])
})
