import { createAdminBanner, listAdminBanners, updateAdminBanner } from '@/contracts/admin-banners'
import {
  createAdminCategory,
  listAdminCategories,
  updateAdminCategory,
} from '@/contracts/admin-categories'
import { getHome } from '@/contracts/home'
import { listAuditEvents } from '@/contracts/staff'
import { catalogueChanges } from '@/server/db/tables/changes'
import { noteTurned } from '@/server/services/administration/banners'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let editor: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  editor = await newMember(test, 'catalogue')
})
afterAll(() => test.close())

async function tags(): Promise<string[]> {
  const rows = await test.backend.services.db.delete(catalogueChanges).returning()
  return [...new Set(rows.map(({ tag }) => tag))].sort()
}
const home = async (locale = 'en') => (await test.ask(getHome, {}, { locale })).data
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

describe('categories', () => {
  const texts = { en: 'Garden', th: 'สวน' }
  const create = (own: object) =>
    test.ask(createAdminCategory, { texts, ...own }, { headers: editor.headers })
  const update = (input: object) =>
    test.ask(updateAdminCategory, input, { headers: editor.headers })

  it('are shown by position, in the languages that were written', async () => {
    await tags()
    const { data } = await create({ key: 'garden', position: 1 })
    expect(data).toMatchObject({ written_locales: ['en', 'th'], version: 1 })
    expect(await tags()).toEqual(['catalogue'])
    expect((await home('ja')).categories.map(({ name }) => name)).toEqual([
      'Clothing ja',
      'Food ja',
      'Garden',
    ])
    const { data: clothing } = await update({ id: 1, version: 1, position: 2 })
    expect(clothing.position).toBe(2)
    expect((await home()).categories.map(({ key }) => key)).toEqual([
      'food',
      'garden',
      'mens_clothing',
    ])
    const listed = await test.ask(listAdminCategories)
    expect(listed.data.map(({ key }) => key)).toEqual(['food', 'garden', 'mens_clothing'])
    expect((await update({ id: 1, version: 1, position: 3 })).code).toBe(409)
    const audit = await test.ask(listAuditEvents, { event: 'category-changed', ref_id: 1 })
    expect(audit.data.list[0]!.changes).toEqual({ position: { before: 0, after: 2 } })
  })

  it('refuse a parent above itself, an unknown one, and a key twice', async () => {
    const parent = (await create({ key: 'parent' })).data
    const child = (await create({ key: 'child', parent_id: parent.id })).data
    expect(child.parent_id).toBe(parent.id)
    for (const parent_id of [parent.id, child.id, 999]) {
      const { code, data } = await update({ id: parent.id, version: 1, parent_id })
      expect([code, data]).toMatchObject([422, { fields: { parent_id: expect.any(String) } }])
    }
    expect((await update({ id: child.id, version: 1, parent_id: null })).data.parent_id).toBeNull()
    const again = await create({ key: 'child' })
    expect([again.code, again.data]).toEqual([409, { fields: { key: again.msg } }])
    expect((await update({ id: 999, version: 1 })).code).toBe(404)
  })

  it('get different ids when they are added together', async () => {
    const added = await Promise.all(
      ['a', 'b', 'c', 'd'].map((key) => create({ key: `together_${key}` })),
    )
    expect(new Set(added.map(({ data }) => data.id)).size).toBe(4)
  })
})

describe('banners', () => {
  const banner = {
    texts: { en: 'Summer' },
    image: { url: '/api/pictures/mugs.sand.banner' },
    link: '/explore?category=food',
  }
  const create = async (own: object = {}) =>
    test.ask(createAdminBanner, { ...banner, ...own }, { headers: editor.headers })
  const update = (input: object) => test.ask(updateAdminBanner, input, { headers: editor.headers })
  const titles = async () => (await home('ko')).banners.map(({ title }) => title)

  it('are shown in order, while they are shown', async () => {
    await tags()
    const { data: last } = await create({ position: 2 })
    await create({ texts: { en: 'First' }, position: 1 })
    expect(await tags()).toEqual(['home'])
    expect(await titles()).toEqual(['First', 'Summer'])
    const hidden = await update({ id: last.id, version: 1, shown: false })
    expect(hidden.data).toMatchObject({ shown: false, version: 2 })
    expect(await titles()).toEqual(['First'])
    const listed = (await test.ask(listAdminBanners)).data
    expect(listed.map(({ position }) => position)).toEqual([1, 2])
    expect((await update({ id: last.id, version: 1, shown: true })).code).toBe(409)
    expect((await update({ id: 999, version: 1 })).code).toBe(404)
    const audit = await test.ask(listAuditEvents, { event: 'banner-changed', ref_id: last.id })
    expect(audit.data.list[0]!.changes).toEqual({ shown: { before: true, after: false } })
  })

  it('are shown in their period only, and the home page is rendered again at its ends', async () => {
    const shown = await titles()
    await create({ texts: { en: 'Now' }, starts_at: minutes(-1), ends_at: minutes(1) })
    await create({ texts: { en: 'Later' }, starts_at: minutes(1) })
    await create({ texts: { en: 'Over' }, ends_at: minutes(-30) })
    expect(await titles()).toEqual(['Now', ...shown])
    await tags()
    await noteTurned(test.backend.services)
    expect(await tags()).toEqual(['home'])
    await test.backend.services.db.execute(
      "update banners set starts_at = now() - interval '1 hour' where starts_at < now()",
    )
    await noteTurned(test.backend.services)
    expect(await tags()).toEqual([])
  })

  it.each([
    { link: 'https://elsewhere.example' },
    { link: '//elsewhere.example' },
    { link: '/.//elsewhere.example' },
    { link: '/home/..//elsewhere.example' },
    { link: '/home//elsewhere.example' },
    { link: String.raw`/\elsewhere.example` },
    { starts_at: minutes(2), ends_at: minutes(1) },
    { image: { upload_id: 99 } },
    { texts: {} },
  ])('refuse %j', async (own) => {
    const { code, data } = await create(own)
    expect([code, Object.keys((data as unknown as { fields: object }).fields)[0]]).toEqual([
      422,
      'starts_at' in own ? 'ends_at' : Object.keys(own)[0],
    ])
  })
})
