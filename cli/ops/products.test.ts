import { sql } from 'drizzle-orm'
import { getAdminProduct, listAdminProducts } from '@/contracts/admin-products'
import type { Endpoint } from '@/contracts/endpoint'
import { opsProduct } from '@/contracts/operators'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import type { Run } from './command'
import { productCommands } from './products'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const BY_PATH: Record<string, Endpoint> = {
  [getAdminProduct.path]: getAdminProduct,
  [listAdminProducts.path]: listAdminProducts,
  [opsProduct.path]: opsProduct,
}

/** The lines that `product` prints. */
async function run(values: Record<string, string>, named = '1'): Promise<string[]> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  log.mockClear()
  const call: Run['call'] = async (_, address, body) => {
    const { pathname, searchParams } = new URL(address, 'http://backend')
    const input = body ?? Object.fromEntries(searchParams)
    const { code, msg, data } = await test.ask(BY_PATH[pathname]!, input)
    if (code !== 1) throw new Error(msg)
    return data
  }
  await productCommands.product!.run({ call, positionals: [named], values } as unknown as Run)
  return log.mock.calls.map(([line]) => String(line))
}

it('prints what has changed: the other options keep their distance to the cheapest', async () => {
  const lines = await run({ price: '999', stock: '7' })
  expect(lines[0]).toBe('Product 1 changed.')
  expect(lines[1]).toMatch(/^ {2}prices: \$\d+\.\d\d, \$\d+\.\d\d → \$9\.99, \$11\.99$/)
  expect(lines[2]).toMatch(/^ {2}stock: .* → 7, 7$/)
  expect(lines).toHaveLength(3)
})

it('says that nothing changed', async () => {
  await run({ sale: 'off' })
  expect(await run({ sale: 'off' })).toEqual(['Product 1 was like that already.'])
  expect(await run({ sale: 'on', name: 'Sleeve' })).toEqual([
    'Product 1 changed.',
    '  sale: off → on',
    expect.stringMatching(/^ {2}name [\w-]+: .+ → Sleeve$/),
  ])
})

it('names the unit of a price', async () => {
  await expect(run({ price: '12.34' })).rejects.toThrow('--price takes a whole number of cents.')
})

it('asks what to change', async () => {
  await expect(run({})).rejects.toThrow('Give what to change')
})

it('finds a product by its handle', async () => {
  const { db } = test.backend.services
  await db.execute(sql`update products set handle = 'phone-sleeve' where id = 1`)
  const [line] = await run({ stock: '8' }, 'phone-sleeve')
  expect(line).toBe('Product 1 changed.')
})

it('says which ids it found when no product has the handle', async () => {
  const found = run({ stock: '9' }, 'sleeve')
  await expect(found).rejects.toThrow(
    /^Give one id; products found for "sleeve": .*\b1 \(phone-sleeve\)/,
  )
  await expect(run({ stock: '9' }, 'no-such-thing')).rejects.toThrow('There is no product')
})
