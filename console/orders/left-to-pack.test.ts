import { leftToPack } from './left-to-pack'

const item = {
  id: 1,
  sku_id: 11,
  sku_code: null,
  name: 'Shirt',
  values: ['M'],
  to_send: 2,
  leave_out: false,
}

it('lists what is left, and nothing that was sent or refunded', () => {
  const items = [
    { ...item, sku_code: 'SH-M' },
    { ...item, id: 2 },
    { ...item, id: 3, to_send: 0 },
    { ...item, id: 4, leave_out: true },
  ]
  expect(leftToPack({ items }).map(({ id, code, quantity }) => [id, code, quantity])).toEqual([
    [1, 'SH-M', 2],
    [2, '#11', 2],
  ])
})
