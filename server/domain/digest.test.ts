import { digestOf, isSameSecret } from './digest'

test('is SHA-256', () => {
  expect(digestOf('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test.each([
  ['secret', true],
  ['secre', false],
  ['secrets', false],
  ['Secret', false],
  ['', false],
])('%j is the expected secret: %s', (given, isSame) => {
  expect(isSameSecret(given, 'secret')).toBe(isSame)
})
