import { fullName } from './full-name'

it.each([
  ['Mali', 'Srisai', 'Mali Srisai'],
  ['小明', '王', '王小明'],
  ['민수', '김', '김민수'],
  ['ケータ', '佐々木', '佐々木ケータ'],
  ['David', '王', 'David 王'],
  ['', '', ''],
  ['Suharto', '', 'Suharto'],
])('writes %p and %p as %p', (givenName, familyName, name) => {
  expect(fullName({ givenName, familyName })).toBe(name)
})
