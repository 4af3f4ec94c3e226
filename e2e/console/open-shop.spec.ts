import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '@/testkit/main'
import { FirstShopper } from '@/e2e/first-shopper'
import { photograph } from '@/e2e/fixtures'
import { OwnShop } from '@/e2e/own-shop'
import { codeOf, PASSWORD } from './staff'
import { say } from './words'

let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await OwnShop.open('open_shop', { WITHDRAWAL_TWO_PEOPLE_CENTS: '1000' })
})

test.afterAll(() => shop.close())

/** A file with one product, as a spreadsheet writes it. */
const CATALOGUE = [
  'handle,category,category_name_en,name_en,sku,price,stock,weight_grams',
  'river-kettle,kitchen,Kitchen,River kettle,RK-1,45.00,8,900',
].join('\n')
const WITHDRAWN = 5000
/** Would run where a text becomes markup. */
const HOSTILE = '<img src=x onerror="document.title=1">'

const button = (page: Page, key: string, values?: Record<string, string>) =>
  page.getByRole('button', { name: say(key, values), exact: true })

/** Accepts an invitation in a window of its own, on a desk. */
async function join(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shop.consoleUrl,
    locale: 'en',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(address)
  const secret = await page.locator('code').innerText()
  await page.getByLabel(say('console.invitation.password')).fill(PASSWORD)
  await page.getByLabel(say('console.invitation.code')).fill(await codeOf(secret))
  await button(page, 'console.invitation.accept').click()
  await button(page, 'console.invitation.codesKept').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('console.dashboard.title'))
  return page
}

/** For docs/running-a-shop.md, with `CONSOLE_SCREENS=docs/screens npm run e2e -- e2e/console/open-shop.spec.ts`. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.CONSOLE_SCREENS
  if (!folder) return
  const taken = await page.screenshot({ scale: 'css' })
  await sharp(taken).webp({ quality: 80 }).toFile(`${folder}/console-${name}.webp`)
}

/** Opens the first record of a list. */
async function openFirst(page: Page, list: string): Promise<void> {
  await page.goto(`/${list}`)
  await page.getByRole('main').getByRole('row').nth(1).click()
  await expect(page).toHaveURL(new RegExp(`/${list}/\\d+`))
}

async function decide(page: Page, open: string, confirm: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: open, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

const mailOf = (name: string) => `${name.toLowerCase()}@shop.example`

/** Adds a person in the console and returns the address of the invitation. */
async function invite(page: Page, name: string, role: string): Promise<string> {
  await page.goto('/staff/create')
  await page.getByLabel(say('resources.staff.fields.name')).fill(name)
  await page.getByLabel(say('resources.staff.fields.email')).fill(mailOf(name))
  await page.getByLabel(say('resources.staff.fields.role')).click()
  await page.getByRole('option', { name: say(`console.roles.${role}`) }).click()
  await button(page, 'console.staff.addConfirm').click()
  const link = page.getByRole('dialog').locator('text=/invitation#/')
  return (await link.innerText()).trim()
}

test('An owner opens a shop in the console, and it sells, ships, refunds and pays out', async ({
  browser,
  contextOptions,
}) => {
  test.setTimeout(480_000)
  const added = await shop.ops('staff-add', mailOf('Ann'), '--name', 'Ann', '--role', 'owner')
  const [address = ''] = /http\S+\/invitation#\S+/.exec(added) ?? []
  const ann = await join(browser, address)

  const [fiona, uma] = await test.step('the owner invites two people', async () => [
    await join(browser, await invite(ann, 'Fiona', 'finance')),
    await join(browser, await invite(ann, 'Uma', 'fulfilment')),
  ])

  await test.step('the owner creates a shop', async () => {
    await ann.goto('/shops/create')
    await ann.getByLabel(say('resources.shops.fields.name')).fill('River Goods')
    for (const part of ['logo', 'banner']) {
      const group = ann.getByRole('group', { name: say(`resources.shops.fields.${part}`) })
      await group
        .locator('input[type=file]')
        .setInputFiles(await photograph(400, 300, `${part}.jpg`))
      await expect(group.getByRole('img')).toBeVisible()
    }
    await button(ann, 'ra.action.save').click()
    await expect(ann.getByText('River Goods')).toBeVisible()
  })

  await test.step('the owner imports the products, after a dry run', async () => {
    await ann.goto('/imports')
    const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(CATALOGUE) }
    await ann.locator('input[type=file]').setInputFiles(file)
    await ann.getByRole('combobox', { name: say('console.imports.options.shop') }).click()
    await ann.getByRole('option', { name: 'River Goods' }).click()
    await button(ann, 'console.imports.tryOut').click()
    await expect(
      ann.getByText(say('console.imports.dryRun.done', { name: file.name })),
    ).toBeVisible()
    await keepPicture(ann, 'import')
    await button(ann, 'console.imports.import').click()
    await ann
      .getByRole('dialog')
      .getByRole('button', { name: say('console.imports.import') })
      .click()
    await expect(ann.getByText(say('console.imports.real.done', { name: file.name }))).toBeVisible()
  })

  await test.step('the owner writes the product in two languages and adds a picture', async () => {
    await openFirst(ann, 'products')
    const name = ann.getByLabel(say('resources.products.fields.name'))
    await expect(name).toHaveValue('River kettle')
    await name.fill('River kettle, 1.2 litres')
    await ann.getByRole('tab', { name: '简体中文' }).click()
    await ann
      .getByRole('button', { name: say('console.languages.write', { language: '简体中文' }) })
      .click()
    await name.fill('河畔水壶')
    await ann
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photograph(800, 800, 'kettle.jpg'))
    await expect(ann.getByRole('img').first()).toBeVisible()
    await button(ann, 'ra.action.save').click()
    await expect(ann).toHaveURL(/\/products$/)
    await expect(async () => {
      const page = await fetch(`${shop.url}/zh-CN/detail/1`)
      expect(await page.text()).toContain('河畔水壶')
    }).toPass({ timeout: 5000 })
  })

  const context = await browser.newContext({ ...contextOptions, baseURL: shop.url, locale: 'en' })
  const phone = await context.newPage()
  phone.setDefaultTimeout(60_000)
  const shopper = new FirstShopper(phone)
  const { app } = shopper

  await test.step('a shopper registers and tops up on a phone, and finance credits it', async () => {
    await shopper.register()
    await shopper.topUp(200)
    await openFirst(fiona, 'recharges')
    await expect(fiona.getByRole('main')).toContainText('$200.00')
    await keepPicture(fiona, 'top-up')
    await decide(fiona, say('console.decisions.pass'), /\$200\.00/)
    await app.profile.goto()
    await expect(app.profile.balance).toShowAmount(20_000)
  })

  await test.step('the shopper buys, and staff ship it until it is delivered', async () => {
    await shopper.buy('kettle', [])
    await uma.goto('/')
    await expect(
      uma.getByRole('link', { name: new RegExp(say('console.dashboard.waiting.orders_to_ship')) }),
    ).toContainText('1')
    await keepPicture(uma, 'dashboard')
    await openFirst(uma, 'orders')
    await expect(uma.getByRole('main')).toContainText('12 Charoen Krung Road')
    await button(uma, 'console.orders.ship.open').click()
    await uma.getByLabel(say('console.orders.carrier')).fill('Thai Post')
    await uma.getByLabel(say('console.orders.trackingNo')).fill('TH 7')
    await button(uma, 'console.orders.ship.submit').click()
    await expect(uma.getByText('TH 7').first()).toBeVisible()
    await keepPicture(uma, 'order')
    await decide(uma, say('console.orders.deliver.open'), say('console.orders.deliver.submit'))
    await app.order.goto(1)
    await expect(app.order.parcel).toContainText('TH 7')
  })

  await test.step('the shopper asks for a refund with a picture, and two people meet there', async () => {
    await shopper.requestRefund(1, `The lid is missing ${HOSTILE}`)
    await openFirst(fiona, 'refunds')
    await openFirst(ann, 'refunds')
    await expect(fiona.getByText(HOSTILE)).toBeVisible()
    const picture = say('console.refunds.picture', { number: '1' })
    await button(fiona, 'console.pictures.open', { what: picture }).click()
    await expect(fiona.getByRole('img', { name: picture })).toHaveJSProperty('complete', true)
    await fiona.keyboard.press('Escape')
    const refuse = say('console.refunds.decide.refuse.open')
    await ann.getByRole('button', { name: refuse, exact: true }).click()
    await ann.getByLabel(say('console.refunds.refuseReason')).fill('Not visible')
    await decide(fiona, say('console.refunds.decide.settle.open'), /^Refund \$/)
    await ann.getByRole('dialog').getByRole('button', { name: refuse }).click()
    await expect(ann.getByRole('dialog')).toContainText('Fiona')
    await keepPicture(ann, 'refund')
    await app.refund.goto(1)
    await expect(app.refund.state('settled')).toBeVisible()
    expect(await fiona.title()).not.toBe('1')
  })

  await test.step('the shopper withdraws, and two people approve it', async () => {
    await shopper.withdraw(WITHDRAWN)
    await openFirst(fiona, 'withdrawals')
    await decide(fiona, say('console.withdrawals.approve'), /\$50\.00/)
    await expect(fiona.getByText(say('console.withdrawals.youApproved'))).toBeVisible()
    await openFirst(ann, 'withdrawals')
    await expect(ann.getByText(say('console.withdrawals.secondNeeded'))).toBeVisible()
    await keepPicture(ann, 'withdrawal')
    await decide(ann, say('console.withdrawals.pay'), /^Pay out \$/)
    await app.withdrawals.goto()
    await expect(app.withdrawals.withStatus('passed').first()).toBeVisible()
  })

  await test.step('the audit trail has everything, and the books agree', async () => {
    await ann.goto('/audit')
    const row = (event: string, name: string) =>
      ann
        .getByRole('row')
        .filter({ hasText: say(`console.events.${event}`) })
        .filter({ hasText: name })
    for (const [event, name] of [
      ['withdrawal-passed', 'Ann'],
      ['withdrawal-approved', 'Fiona'],
      ['refund-settled', 'Fiona'],
      ['parcel-moved', 'Uma'],
      ['recharge-passed', 'Fiona'],
    ] as const)
      await expect(row(event, name).first()).toBeVisible()
    expect(await shop.ops('reconcile')).toMatch(/All \d+ rules hold/)
  })
  for (const page of [ann, fiona, uma, phone]) await page.context().close()
})
