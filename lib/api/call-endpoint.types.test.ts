import type { getUserInfo, logout } from '@/contracts/account'
import type { User } from '@/contracts/schemas/account'
import type { DataOf, InputOf } from '@/contracts/endpoint'
import type { cancelOrder, createOrder, quoteOrder } from '@/contracts/orders'
import type { listProducts } from '@/contracts/products'
import type { ProductCard } from '@/contracts/schemas/products'
import type { CallArguments } from '@/lib/api/call-endpoint'

type IsSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type LengthOf<Arguments extends unknown[]> = Arguments['length']

/** Each row is an error of the type checker when the contract stops inferring. */
const claims = {
  bodyField: true satisfies IsSame<InputOf<typeof cancelOrder>['id'], number>,
  queryField: true satisfies IsSame<InputOf<typeof listProducts>['category'], string | undefined>,
  data: true satisfies IsSame<DataOf<typeof getUserInfo>, User>,
  listedData: true satisfies IsSame<DataOf<typeof listProducts>['list'], ProductCard[]>,
  defaultsMayBeLeftOut: true satisfies undefined extends InputOf<typeof createOrder>['remarks']
    ? true
    : false,
  nothingToPass: true satisfies IsSame<LengthOf<CallArguments<typeof getUserInfo>>, 0 | 1 | 2>,
  everythingOptional: true satisfies IsSame<LengthOf<CallArguments<typeof logout>>, 0 | 1 | 2>,
  inputNeeded: true satisfies IsSame<LengthOf<CallArguments<typeof cancelOrder>>, 1 | 2>,
  keyNeeded: true satisfies IsSame<LengthOf<CallArguments<typeof createOrder>>, 2>,
  itemsNeeded: true satisfies undefined extends InputOf<typeof quoteOrder>['items'] ? false : true,
}

test('infers types of the client from the contract', () => {
  expect(Object.values(claims)).not.toContain(false)
})
