import {
  deleteAddress,
  getAddress,
  listAddresses,
  saveAddress,
  setDefaultAddress,
} from '@/contracts/addresses'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { ADDRESS, newShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

it('keeps exactly one default, the first one by itself', async () => {
  const { token, addressId } = await newShopper(test)
  const second = await test.ask(
    saveAddress,
    { ...ADDRESS, tag: 'Work', is_default: true },
    { token },
  )
  const list = await test.ask(listAddresses, {}, { token })
  expect(list.data.map(({ id, is_default }) => [id, is_default])).toEqual([
    [second.data.id, true],
    [addressId, false],
  ])
  const changed = await test.ask(setDefaultAddress, { id: addressId }, { token })
  expect(changed.data.map(({ id, is_default }) => [id, is_default])).toEqual([
    [addressId, true],
    [second.data.id, false],
  ])
})

it('edits in place and deletes', async () => {
  const { token, addressId } = await newShopper(test)
  const edited = await test.ask(
    saveAddress,
    { ...ADDRESS, id: addressId, detail: '2 River Road' },
    { token },
  )
  expect(edited.data).toMatchObject({ id: addressId, detail: '2 River Road' })
  expect((await test.ask(deleteAddress, { id: addressId }, { token })).data).toEqual([])
  expect((await test.ask(getAddress, { id: addressId }, { token })).code).toBe(404)
})

it.each(['addressee', 'phone', 'area', 'detail', 'tag'] as const)(
  'asks for %s with its own words',
  async (field) => {
    const { token } = await newShopper(test)
    for (const value of ['', '   ', undefined]) {
      const answer = await test.ask(saveAddress, { ...ADDRESS, [field]: value }, { token })
      expect(answer.code).toBe(422)
      expect((answer.data as unknown as { fields: Record<string, string> }).fields[field]).toMatch(
        /^Please fill in/,
      )
    }
  },
)

it('shows, edits, deletes and chooses nothing of another shopper', async () => {
  const [mine, theirs] = [await newShopper(test), await newShopper(test)]
  const { token } = mine
  const answers = await Promise.all([
    test.ask(getAddress, { id: theirs.addressId }, { token }),
    test.ask(saveAddress, { ...ADDRESS, id: theirs.addressId }, { token }),
    test.ask(deleteAddress, { id: theirs.addressId }, { token }),
    test.ask(setDefaultAddress, { id: theirs.addressId }, { token }),
  ])
  expect(answers.map((answer) => answer.code)).toEqual([404, 404, 404, 404])
  const own = await test.ask(listAddresses, {}, { token: theirs.token })
  expect(own.data).toHaveLength(1)
  expect((await test.ask(listAddresses, {}, { token })).data[0]?.is_default).toBe(true)
})

it('stays with one default when ten are saved as default at once', async () => {
  const { token } = await newShopper(test)
  await Promise.all(
    Array.from({ length: 10 }, () =>
      test.ask(saveAddress, { ...ADDRESS, is_default: true }, { token }),
    ),
  )
  const list = await test.ask(listAddresses, {}, { token })
  expect(list.data).toHaveLength(11)
  expect(list.data.filter((address) => address.is_default)).toHaveLength(1)
})
