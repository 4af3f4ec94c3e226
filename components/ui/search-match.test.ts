import { matchOptions } from './search-match'

const options = [
  { value: 'BR-SP', label: 'São Paulo' },
  { value: 'JP', label: 'ญี่ปุ่น', also: 'Japan' },
  { value: 'JO', label: 'จอร์แดน', also: 'Jordan' },
  { value: 'AZ', label: 'อาเซอร์ไบจาน', also: 'Azerbaijan' },
]
const found = (typed: string) => matchOptions(options, typed).map(({ value }) => value)

it.each([
  ['nothing typed', '  ', ['BR-SP', 'JP', 'JO', 'AZ']],
  ['accents omitted', 'sao', ['BR-SP']],
  ['another name for it', 'JAP', ['JP']],
  ['full-width letters', 'Ｊａ', ['JP', 'AZ']],
  ['Thai', 'ญี่', ['JP']],
  ['text without a match', 'xyz', []],
])('finds options by %s', (_name, typed, values) => expect(found(typed)).toEqual(values))

it('ranks prefixes before other matches', () => {
  expect(found('ja')).toEqual(['JP', 'AZ'])
  expect(found('an')).toEqual(['JP', 'JO', 'AZ'])
})
