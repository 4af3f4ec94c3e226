import type { AdminArticle } from '@/contracts/schemas/admin-articles'
import type { AdminBanner } from '@/contracts/schemas/admin-banners'
import { expect, test } from '@/testkit/main'
import { photograph } from '@/e2e/fixtures'
import {
  button,
  DESK,
  HOSTILE,
  newWord,
  numberBox,
  open,
  openLanguage,
  read,
  save,
  textBox,
} from './forms'
import { CONSOLE_URL, request as callAsOwner } from './staff'
import { say } from './words'

/** How soon the shop shows what staff have saved. */
const SOON = { timeout: 2000, intervals: [100] }

test(
  'A banner appears on the home page in two languages, and is hidden again',
  { tag: '@alone' },
  async ({ browser, request, baseURL }) => {
    const context = await browser.newContext({ ...DESK, locale: 'en' })
    const page = await context.newPage()
    await open(page, 'catalogue')
    const word = newWord()
    const [title, thai] = [`Banner ${word}`, `แบนเนอร์ ${word}`]
    const homeOf = async (locale: string) => (await request.get(`${baseURL}/${locale}/home`)).text()
    try {
      await page.goto(`${CONSOLE_URL}/banners/create`)
      await textBox(page, 'resources.banners.fields.texts').fill(title)
      await openLanguage(page, 'ไทย')
      await textBox(page, 'resources.banners.fields.texts').fill(thai)
      await page
        .locator('input[type=file]')
        .setInputFiles(await photograph(1600, 700, 'banner.jpg'))
      const preview = page.getByRole('img', {
        name: say('console.banners.previewOf', { title: thai }),
      })
      await expect(preview.locator('img')).toBeVisible()
      await textBox(page, 'resources.banners.fields.link').fill('/explore')
      await numberBox(page, 'resources.banners.fields.position').fill('900')
      await save(page, 'banners')
      await expect(async () => {
        expect(await homeOf('en')).toContain(title)
        expect(await homeOf('th')).toContain(thai)
      }).toPass(SOON)

      const shown = page.getByRole('switch', { name: say('console.banners.shownOf', { title }) })
      await shown.click()
      await button(page, 'ra.action.undo').click()
      await expect(shown).toBeChecked()
      expect(await homeOf('en')).toContain(title)
      await shown.click()
      await expect(shown).not.toBeChecked()
      await page.getByRole('menuitem', { name: say('resources.articles.name', {}, true) }).click()
      await expect(async () => expect(await homeOf('en')).not.toContain(title)).toPass({
        timeout: 9000,
      })
    } finally {
      for (const { id, version, texts, shown } of await read<AdminBanner[]>('/api/admin/banners'))
        if (shown && texts.en === title)
          await callAsOwner('/api/admin/banners/update', { id, version, shown: false })
      await context.close()
    }
  },
)

test('An article gets a section in two languages, whose markup stays text', async ({
  browser,
  page: phone,
  app,
  shopper,
}) => {
  await shopper.get('/api/user/getUserInfo')
  const helpArticle = async () =>
    (await read<AdminArticle[]>('/api/admin/articles')).find((one) => one.page === 'help')!
  const before = await helpArticle()
  const number = before.texts.en.sections.length + 1
  const word = newWord()
  const context = await browser.newContext({ ...DESK, locale: 'en' })
  const page = await context.newPage()
  await open(page, 'catalogue')
  try {
    await page.goto(`${CONSOLE_URL}/articles`)
    await page.getByRole('cell', { name: say('console.articles.pages.help'), exact: true }).click()
    await button(page, 'console.articles.addSection').click()
    // Every language has the new section, which cannot be empty.
    for (const language of ['English', 'ไทย', '简体中文', '日本語', '한국어']) {
      await page.getByRole('tab', { name: language }).click()
      await textBox(page, 'console.articles.section', { number: String(number) }).fill(
        `${language} ${word}`,
      )
      await page
        .getByRole('textbox', { name: say('console.articles.body'), exact: true })
        .last()
        .fill(HOSTILE)
      if (language !== 'English') continue
      await button(page, 'ra.action.save').click()
      await expect(page.getByRole('tab', { name: '简体中文' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
    }
    await save(page, 'articles')
    await app.help.goto()
    await phone.getByText(`English ${word}`).click()
    await expect(phone.getByText(HOSTILE)).toBeVisible()
    await page.getByRole('cell', { name: say('console.articles.pages.help'), exact: true }).click()
    await expect(
      page.getByRole('textbox', { name: say('console.articles.body') }).last(),
    ).toHaveValue(HOSTILE)
    for (const one of [page, phone]) expect(await one.title()).not.toBe('1')
  } finally {
    const { version } = await helpArticle()
    const texts = Object.fromEntries(
      before.written_locales.map((locale) => [locale, before.texts[locale]]),
    )
    await callAsOwner('/api/admin/articles/update', { page: 'help', version, texts })
    await context.close()
  }
})
