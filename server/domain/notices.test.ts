import { isPushed, NOTICES, type NoticeCode, pageOf } from './notices'

const CODES = Object.keys(NOTICES) as NoticeCode[]

test('pushes notices of orders and money, but none about security', () => {
  const silent = CODES.filter((code) => !isPushed(code))
  expect(silent).toEqual(CODES.filter((code) => NOTICES[code].kind === 'security'))
  expect(silent).toHaveLength(5)
})

test('links to the page of the order, or of the kind', () => {
  expect(pageOf('orderPaid', 7)).toBe('/orderInfo/7')
  expect(pageOf('orderPaid', null)).toBeNull()
  expect(pageOf('rechargePassed', 7)).toBe('/topUpRecord')
  expect(pageOf('rechargePassed', null)).toBe('/topUpRecord')
})
