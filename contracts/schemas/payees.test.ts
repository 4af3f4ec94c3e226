import { NewBankCard } from './payees'

const card = (bank_card_no: string) =>
  NewBankCard.safeParse({ bank_name: 'River Bank', bank_card_no, holder: 'A Shopper' })

test.each([
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '4111\u20131111\u20131111\u20131111',
  '４１１１ー１１１１ー１１１１ー１１１１',
  '๔๑๑๑ ๑๑๑๑ ๑๑๑๑ ๑๑๑๑',
])('reads the card number %s', (typed) => {
  expect(card(typed).data?.bank_card_no).toBe('4111111111111111')
})

test.each(['4111 1111 1111 1112', '4111.1111.1111.1111', '0000 0000 0000 0000', ''])(
  'rejects the card number %j',
  (typed) => {
    expect(card(typed).success).toBe(false)
  },
)
