import { personName } from './person-name'

const chinese = { family_name: '王', given_name: '小明' }
const japanese = { family_name: '佐藤', given_name: '花' }
const latin = { family_name: 'Miller', given_name: 'Ann' }

it.each([
  [latin, 'en', 'Ann Miller'],
  [latin, 'th', 'Ann Miller'],
  [latin, 'ko', 'Miller Ann'],
  [chinese, 'zh-CN', '王小明'],
  [japanese, 'ja', '佐藤 花'],
] as const)('formats %o in %s', (person, locale, name) => {
  expect(personName(person, locale)).toBe(name)
})
