import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { createAdminProduct, updateAdminProduct } from '@/contracts/admin-products'
import { getProduct } from '@/contracts/products'
import { CATALOGUE_WIDTHS, filesOf } from '@/server/domain/uploads'
import { sweepUploads } from '@/server/services/uploads/sweep'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { aProduct } from '@/server/testing/foreign-shops/products'
import { jpeg, uploadByStaff } from '@/server/testing/pictures'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let editor: TestMember
let merchant: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  editor = await newMember(test, 'catalogue')
  merchant = await newMember(test, 'merchant', [1])
})
afterAll(() => test.close())

const create = (images: object[], by = editor, own: object = {}) =>
  test.ask(createAdminProduct, { ...aProduct(1), images, ...own }, { headers: by.headers })
const isThere = async (url: string) => (await test.fetch(url)).status === 200

it('stores a picture in the sizes of the storefront', async () => {
  const { code, data } = await uploadByStaff(test, editor.headers, await jpeg(2400, 1800))
  expect([code, data.width, data.height]).toEqual([1, 1600, 1200])
  for (const width of [320, ...CATALOGUE_WIDTHS]) {
    const file = await test.fetch(data.url.replace('.webp', `-${width}.webp`))
    expect(file.headers.get('cache-control')).toContain('public')
    // The shorter side has the size, so that a square crop is sharp.
    expect((await sharp(await file.arrayBuffer()).metadata()).height).toBe(width)
  }
  expect((await test.fetch(data.url.replace('.webp', '-480.webp'))).status).toBe(404)
})

it('limits the unused uploads of a member, and not those of others', async () => {
  const hoarder = await newMember(test, 'merchant', [1])
  const full = 512 * 1024 * 1024
  await test.backend.services.db.execute(sql`
    insert into uploads (name, purpose, staff_id, width, height, bytes)
    values ('hoarded', 'catalogue', ${hoarder.id}, 1, 1, ${full})`)
  const refused = await uploadByStaff(test, hoarder.headers)
  expect([refused.code, refused.msg]).toEqual([0, expect.stringContaining('not used yet')])
  expect((await uploadByStaff(test, editor.headers)).code).toBe(1)
  await test.backend.services.db.execute(
    sql`update uploads set used_at = now() where name = 'hoarded'`,
  )
  expect((await uploadByStaff(test, hoarder.headers)).code).toBe(1)
})

it('refuses what is not a picture', async () => {
  const { status, code } = await uploadByStaff(test, editor.headers, Buffer.from('no picture'))
  expect([status, code]).toEqual([415, 415])
})

it('shows uploads as the images of a product, in order, and of its SKUs', async () => {
  const [first, second] = [await uploadByStaff(test), await uploadByStaff(test)]
  const images = [{ upload_id: second.data.id }, { upload_id: first.data.id, alts: { en: 'Back' } }]
  const skus = [{ values: [], price: 900, image: { upload_id: first.data.id } }]
  const { data, code } = await test.ask(createAdminProduct, { ...aProduct(1), images, skus })
  expect(code).toBe(1)
  const shown = await test.ask(getProduct, { id: data.id })
  expect(shown.data).toMatchObject({
    image: second.data.url,
    images: [second.data.url, first.data.url],
    image_alts: [null, 'Back'],
    skus: [{ image: first.data.url }],
  })
  const card = await test.fetch(`/api/share/en/${data.id}.png`)
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png'])
  const moved = await test.ask(updateAdminProduct, {
    id: data.id,
    version: data.version,
    images: [{ url: first.data.url }],
  })
  expect(moved.data.images).toEqual([{ url: first.data.url, alts: {} }])
})

it('accepts an upload once, and only from the member who sent it', async () => {
  const { data } = await uploadByStaff(test, editor.headers)
  const images = [{ upload_id: data.id }]
  expect((await create(images, merchant)).code).toBe(422)
  // A rejected product leaves the upload unused.
  expect((await create(images, editor, { category_id: 99 })).code).toBe(422)
  expect((await create(images)).code).toBe(1)
  expect((await create(images)).code).toBe(422)
  const foreign = await create([{ url: data.url }])
  expect(foreign.code).toBe(422)
})

it('deletes all files of pictures that no product uses', async () => {
  const { db } = test.backend.services
  const [used, unused] = [await uploadByStaff(test, editor.headers), await uploadByStaff(test)]
  await create([{ upload_id: used.data.id }])
  await db.execute(sql`update uploads set created_at = now() - interval '2 days'`)
  await sweepUploads(test.backend.services)
  for (const suffix of ['', '-320', ...CATALOGUE_WIDTHS.map((width) => `-${width}`)]) {
    expect(await isThere(used.data.url.replace('.webp', `${suffix}.webp`))).toBe(true)
    expect(await isThere(unused.data.url.replace('.webp', `${suffix}.webp`))).toBe(false)
    const file = unused.data.url.replace('/api/uploads/', '').replace('.webp', `${suffix}.webp`)
    expect(await test.backend.services.files.read(file)).toBeNull()
  }
})

it('keeps the files of a stored picture when the answer to the commit is lost', async () => {
  const { db, files } = test.backend.services
  const begin = db.transaction.bind(db)
  const losing = jest.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    await begin(work)
    throw new Error('connection lost')
  })
  const { status } = await uploadByStaff(test, editor.headers)
  losing.mockRestore()
  expect(status).toBe(500)
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from uploads order by id desc limit 1`,
  )
  for (const file of filesOf(rows[0]!.name)) expect(await files.read(file)).not.toBeNull()
})

it('limits what is unused', async () => {
  const { config } = test.backend.services
  const usual = config.unusedUploadsBytes
  config.unusedUploadsBytes = 10
  const { code } = await uploadByStaff(test, editor.headers)
  config.unusedUploadsBytes = usual
  expect(code).toBe(0)
})
