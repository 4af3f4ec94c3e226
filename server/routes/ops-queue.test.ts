import { opsQueue } from '@/contracts/operators'
import { advanceTestClock } from '@/contracts/test-control'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { askRefund, paidOrder } from '@/server/testing/refunds'
import { askTopUp, askWithdrawal, newShopper, type TestShopper } from '@/server/testing/shoppers'

const KETTLE = { sku_id: 21, quantity: 1 }

let test: TestBackend
beforeEach(async () => {
  test = await openTestBackend()
})
afterEach(() => test.close())

const queue = async () => (await test.ask(opsQueue)).data
const emailsOf = (rows: { email: string }[]) => rows.map(({ email }) => email)
/** The records of the shopper are a day older afterwards. */
const age = ({ id }: TestShopper) => test.ask(advanceTestClock, { shopper_id: id, seconds: 86_400 })

describe('the queue begins with what has waited longest', () => {
  it('of the orders', async () => {
    const [later, earlier] = [await paidOrder(test, [KETTLE]), await paidOrder(test, [KETTLE])]
    await age(earlier.shopper)
    expect((await queue()).orders_to_ship.map(({ id }) => id)).toEqual([earlier.id, later.id])
  })

  it('of the refunds', async () => {
    const [later, earlier] = [await paidOrder(test, [KETTLE]), await paidOrder(test, [KETTLE])]
    for (const paid of [later, earlier]) await askRefund(test, paid)
    await age(earlier.shopper)
    expect(emailsOf((await queue()).refunds)).toEqual([earlier.shopper.email, later.shopper.email])
  })

  it('of the top-ups and the withdrawals', async () => {
    const [first, second] = [
      await newShopper(test, { balance: 5000 }),
      await newShopper(test, { balance: 5000 }),
    ]
    for (const shopper of [first, second]) {
      await askTopUp(test, shopper, 1000)
      await askWithdrawal(test, shopper, 2000)
    }
    const { recharges, withdrawals } = await queue()
    expect(emailsOf(recharges)).toEqual([first.email, second.email])
    expect(emailsOf(withdrawals)).toEqual([first.email, second.email])
    await age(second)
    expect(emailsOf((await queue()).withdrawals)).toEqual([second.email, first.email])
  })
})
