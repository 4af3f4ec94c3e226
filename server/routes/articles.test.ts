import type { PoolClient } from 'pg'
import { getHelp, getLaw, getPlatform } from '@/contracts/articles'
import { LOCALES } from '@/contracts/languages'
import { writeArticles } from '@/server/db/seed/articles/articles'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'

let test: TestBackend
let client: PoolClient

beforeAll(async () => {
  test = await openTestBackend()
  client = await test.backend.connection.pool.connect()
})
afterAll(async () => {
  client.release()
  await test.close()
})

describe('articles', () => {
  it('return 404 before they are written', async () => {
    await client.query('delete from articles')
    expect((await test.ask(getHelp, {})).code).toBe(404)
  })

  it.each(LOCALES)('exist in %s, each with its own text', async (locale) => {
    await writeArticles(client)
    for (const endpoint of [getHelp, getLaw, getPlatform]) {
      const { code, data } = await test.ask(endpoint, {}, { locale })
      expect(code).toBe(1)
      expect(data.sections.length).toBeGreaterThanOrEqual(3)
      for (const { title, body } of data.sections) {
        expect(title.trim()).not.toBe('')
        expect(body.trim().length).toBeGreaterThan(title.length)
      }
    }
    const titles = await Promise.all(
      LOCALES.map(async (other) => (await test.ask(getLaw, {}, { locale: other })).data.title),
    )
    expect(new Set(titles).size).toBe(LOCALES.length)
  })

  it('keep the changes of an operator', async () => {
    await client.query(`delete from articles where page = 'law' and position > 1`)
    await writeArticles(client)
    expect((await test.ask(getLaw, {})).data.sections).toHaveLength(1)
  })

  it('contain the number of shops and products and the contact address', async () => {
    const { data } = await test.ask(getPlatform, {})
    expect(data).toMatchObject({ service_email: 'service@example.com', service_url: null })
    expect(Number.isInteger(data.shops)).toBe(true)
  })
})
