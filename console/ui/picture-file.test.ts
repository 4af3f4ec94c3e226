import { pictureFile } from './picture-file'

it.each([
  ['/api/pictures/hub.sage.front', '/api/pictures/hub.sage.front/160.webp'],
  [
    '/api/uploads/catalogue-0123456789012345678901.webp',
    '/api/uploads/catalogue-0123456789012345678901-320.webp',
  ],
  ['https://example.com/a.webp', 'https://example.com/a.webp'],
])('chooses the small file of %s', (url, file) => {
  expect(pictureFile(url, 'small')).toBe(file)
})
