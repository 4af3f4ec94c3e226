import { listAdminArticles, updateAdminArticle } from '@/contracts/admin-articles'
import { getHelp } from '@/contracts/articles'
import type { AdminArticle } from '@/contracts/schemas/admin-articles'
import { listAuditEvents } from '@/contracts/staff'
import { seedArticles } from '@/server/db/seed/default-articles'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let editor: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  editor = await newMember(test, 'catalogue')
})
afterAll(() => test.close())

const read = async (page = 'help') =>
  (await test.ask(listAdminArticles)).data.find((one) => one.page === page)!
const update = (input: object) =>
  test.ask(updateAdminArticle, { page: 'help', ...input }, { headers: editor.headers })
const help = async (locale: string) => (await test.ask(getHelp, {}, { locale })).data
const text = (name: string, sections = 1) => ({
  title: `${name} title`,
  lead: `${name} lead`,
  sections: Array.from({ length: sections }, (_, n) => ({
    title: `${name} ${n}`,
    body: `Body ${n}`,
  })),
})
/** A text with as many sections as the page has. */
const alike = ({ texts }: AdminArticle, name: string) => text(name, texts.en.sections.length)

it('replaces one language and keeps the others', async () => {
  const before = await read()
  expect(before.written_locales).toHaveLength(5)
  const ja = await help('ja')
  const { data } = await update({ version: before.version, texts: { en: alike(before, 'New') } })
  expect(data).toMatchObject({ version: before.version + 1, texts: { th: before.texts.th } })
  expect(await help('en')).toEqual(alike(before, 'New'))
  expect(await help('ja')).toEqual(ja)
  const stale = await update({ version: before.version, texts: { en: alike(before, 'Old') } })
  expect([stale.code, stale.data]).toMatchObject([
    409,
    { changed_by: expect.stringMatching(/^catalogue /) },
  ])
  const audit = await test.ask(listAuditEvents, { event: 'article-changed' })
  expect(audit.data.list[0]).toMatchObject({ staff_id: editor.id })
  expect(Object.keys(audit.data.list[0]!.changes!)).toEqual(['help.en'])
})

it('has other sections only in all languages together', async () => {
  const { version, texts } = await read()
  const more = text('More', texts.en.sections.length + 1)
  const refused = await update({ version, texts: { en: more } })
  expect(refused.code).toBe(422)
  const others = { 'zh-CN': null, ja: null, ko: null, th: null }
  const { data } = await update({ version, texts: { en: more, ...others } })
  expect(data).toMatchObject({ written_locales: ['en'], texts: { th: more } })
  expect(await help('th')).toEqual(more)
  const fewer = await update({ version: version + 1, texts: { en: text('Few', 2) } })
  expect(fewer.data.texts.ko.sections).toHaveLength(2)
  expect(await help('ko')).toEqual(text('Few', 2))
  await update({ version: version + 2, texts: { en: text('None', 0) } })
  expect(await help('ja')).toEqual(text('None', 0))
  expect((await update({ version: version + 3, texts: { en: null } })).code).toBe(422)
})

it('accepts one of several changes of the same version', async () => {
  const before = await read()
  const answers = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) =>
      update({ version: before.version, texts: { en: alike(before, name) } }),
    ),
  )
  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
    1, 409, 409, 409,
  ])
})

it('records only written languages, and the beginning of long texts', async () => {
  const { version } = await read('law')
  const others = { 'zh-CN': null, ja: null, ko: null, th: null }
  const body = 'x'.repeat(20_000)
  const long = { title: 'Long', lead: '', sections: Array(30).fill({ title: 'a', body }) as [] }
  await update({ page: 'law', version, texts: { en: long, ...others } })
  const { data } = await update({
    page: 'law',
    version: version + 1,
    texts: { en: { ...long, title: 'Longer' } },
  })
  expect(data.texts.th.title).toBe('Longer')
  const { changes } = (await test.ask(listAuditEvents, { event: 'article-changed' })).data.list[0]!
  expect(Object.keys(changes!)).toEqual(['law.en'])
  expect(JSON.stringify(changes).length).toBeLessThan(25_000)
  expect(changes!['law.en']!.after).toContain('Longer')
})

it('keeps the text of staff when the defaults are added', async () => {
  const before = await read()
  await seedArticles(test.backend.services.config.databaseUrl)
  expect(await read()).toEqual(before)
})
