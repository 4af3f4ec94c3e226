import type * as addresses from '@/contracts/schemas/addresses'
import type * as orders from '@/contracts/schemas/orders'
import type * as refunds from '@/contracts/schemas/refunds'
import type * as wallet from '@/contracts/schemas/wallet'
import type * as withdrawals from '@/contracts/schemas/withdrawals'
import type {
  Address,
  NumberedParcel,
  Order,
  OrderItem,
  Refund,
  TopUp,
  Withdrawal,
} from './records'

type LeftOut<Whole, Known> = Exclude<keyof Whole, keyof Known>
type IsOnly<Found, Names> = [Found] extends [Names]
  ? [Names] extends [Found]
    ? true
    : false
  : false

/** Each row is an error of the type checker when the contract has a field that is neither in the record nor here. */
const claims = {
  address: true satisfies IsOnly<LeftOut<addresses.Address, Address>, 'phone_display'>,
  order: true satisfies IsOnly<LeftOut<orders.Order, Order>, never>,
  item: true satisfies IsOnly<LeftOut<orders.Order['items'][number], OrderItem>, 'image'>,
  parcel: true satisfies IsOnly<LeftOut<orders.Parcel, NumberedParcel>, never>,
  refund: true satisfies IsOnly<LeftOut<refunds.Refund, Refund>, never>,
  topUp: true satisfies IsOnly<
    LeftOut<wallet.Recharge, TopUp>,
    'network' | 'address' | 'txid' | 'evidence' | 'card_page' | 'card_refund'
  >,
  withdrawal: true satisfies IsOnly<LeftOut<withdrawals.Withdrawal, Withdrawal>, 'type' | 'holder'>,
}

test('the records have the fields of the contract', () => {
  expect(Object.values(claims)).not.toContain(false)
})
