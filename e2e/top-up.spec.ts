import sharp from 'sharp'
import type { Page } from '@playwright/test'
import type { BlockchainNetwork, Recharge } from '@/contracts/schemas/wallet'
import type { Shopper } from '@/testkit/main'
import { expect, productToBuy, skuInStock, test, wordsIn } from './fixtures'

test.use({ locale: 'en' })

const t = wordsIn('en')

const latest = async (shopper: Shopper) => {
  const { list } = await shopper.get<{ list: Recharge[] }>('/api/user/recharge_log')
  return list[0]!
}

async function addPicture(page: Page) {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f766e' } })
  await page.locator('input[type=file]').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: await picture.png().toBuffer(),
  })
  await expect(page.getByRole('img', { name: t('pictures.picture', { index: 1 }) })).toBeVisible()
}

/** Its name includes the amount once that is valid. */
const submit = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${t('topUp.submit')}`) }).click()

/** The result page of a top-up under audit. */
async function expectResult(page: Page, amount: string) {
  await expect(page.getByRole('heading', { name: 'Application successful' })).toBeVisible()
  await expect(page.getByText(t('topUp.resultAuditing', { amount }))).toBeVisible()
}

const openRecord = (page: Page) => page.getByRole('link', { name: t('topUp.viewRecord') }).click()

const amountField = (page: Page) => page.getByRole('textbox', { name: t('topUp.amount') })

/** Runs in the page. */
function noteWhatIsSent() {
  const note = (window as unknown as { noteSent: (text: string) => void }).noteSent
  const send = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    note(request.url + (await request.clone().text()))
    return send(request)
  }
}

async function fillCard(page: Page, number: string, own: { expiry?: string } = {}) {
  await page.getByRole('textbox', { name: t('topUp.cardNumber') }).fill(number)
  await page.getByRole('textbox', { name: t('topUp.cardExpiry') }).fill(own.expiry ?? '1239')
  await page.getByRole('textbox', { name: t('topUp.cardCode') }).fill('123')
}

test('A shopper tops up on chain, sees field errors, and is credited once', async ({
  page,
  shopper,
  shop,
}) => {
  test.slow()
  const networks = await shopper.get<BlockchainNetwork[]>('/api/user/getBlockchain')
  const network = networks[0]!
  expect(networks.map((row) => row.network).join()).not.toMatch(/dex|bsc|heco/i)
  await page.goto('/topUp')
  await page.getByRole('link', { name: t('titles.walletTopUp') }).click()
  await submit(page)
  for (const words of [
    'Please choose charge network',
    'Please fill recharge address',
    'Please fill correct amount',
    'Please upload payment evidence',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByText(/DEX, BSC and HECO deposits are not supported/)).toBeVisible()

  await page.getByRole('radio', { name: network.network }).check()
  await expect(page.getByText(network.address)).toBeHidden()
  await page.getByRole('checkbox', { name: network.network }).check()
  await expect(page.getByText(network.address)).toBeVisible()
  await expect(page.getByRole('img', { name: t('topUp.qr') })).toBeVisible()
  const changeNetwork = page.getByRole('button', { name: t('topUp.changeNetwork') })
  await expect(page.getByRole('radio')).toHaveCount(1)
  await changeNetwork.click()
  await page.getByRole('radio', { name: networks[1]!.network }).check()
  await expect(page.getByText(networks[1]!.address)).toBeHidden()
  await changeNetwork.click()
  await page.getByRole('radio', { name: network.network }).check()
  await amountField(page).fill('１２.５０')
  await addPicture(page)
  await page.getByRole('button', { name: t('topUp.submitAmount', { amount: '$12.50' }) }).click()
  await expectResult(page, '$12.50')
  await openRecord(page)

  await expect(page).toHaveURL(/topUpRecord/)
  const row = page.getByRole('listitem').filter({ hasText: network.network })
  await expect(row.getByText(t('records.status.auditing'))).toBeVisible()
  await expect(
    row.getByRole('img', { name: t('topUp.evidencePicture', { index: 1 }) }),
  ).toBeVisible()
  const before = (await shopper.account()).balance
  const { id } = await latest(shopper)
  const pass = { id, action: 'pass', txid: `deposit-${id}-${Date.now()}` }
  await shop.operator.post('/api/ops/recharge', pass)
  await expect(row.getByText(t('records.status.passed'))).toBeVisible({ timeout: 15_000 })
  expect((await shopper.account()).balance).toBe(before + 1250)
})

test('A manual transfer is refused, and the records show the reason', async ({
  page,
  shopper,
  shop,
}) => {
  await page.goto('/walletTopUp?method=manual')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('topUp.manual'))
  for (const typed of ['0', '-5', '12.345', '1e309', '1,23']) {
    await amountField(page).fill(typed)
    await submit(page)
    await expect(page.getByText('Please fill correct amount')).toBeVisible()
    await amountField(page).fill('20')
    await expect(page.getByText('Please fill correct amount')).toBeHidden()
  }
  await amountField(page).fill('９.๙๙')
  await submit(page)
  await expect(page.getByText(t('topUp.tooSmall', { amount: '$10.00' }))).toBeVisible()
  await expect(page.getByText('Please upload payment evidence')).toBeVisible()
  await amountField(page).fill('๑,๒๓๔.๕๐')
  await addPicture(page)
  await submit(page)
  await expectResult(page, '$1,234.50')
  const { id, amount } = await latest(shopper)
  expect(amount).toBe(123_450)
  const refusal = { id, action: 'refuse', reason: 'No such transfer has come' }
  await shop.operator.post('/api/ops/recharge', refusal)
  await expect(page.getByText(t('topUp.resultRefused', { amount: '$1,234.50' }))).toBeVisible({
    timeout: 15_000,
  })
  await openRecord(page)
  await page.getByRole('link', { name: t('records.status.refused') }).click()
  await expect(page.getByText(/No such transfer has come/)).toBeVisible({ timeout: 15_000 })
})

test('A card is validated as it is typed, refused, confirmed, and its number is never sent', async ({
  page,
  shopper,
}) => {
  test.slow()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  // The browser does not report the body of a script's request; the page itself can.
  await page.exposeFunction('noteSent', (text: string) => void sent.push(text))
  await page.addInitScript(noteWhatIsSent)
  await page.goto('/cardTopUp')
  await fillCard(page, '4242424242424241', { expiry: '0120' })
  await expect(page.getByText(t('topUp.complaints.cardNumber'))).toBeVisible()
  await expect(page.getByText(t('topUp.complaints.cardExpired'))).toBeVisible()
  await submit(page)
  await expect(page.getByText('Please fill correct amount')).toBeVisible()

  await amountField(page).fill('20')
  await fillCard(page, '4000000000000002')
  const number = page.getByRole('textbox', { name: t('topUp.cardNumber') })
  await expect(number).toHaveValue('4000 0000 0000 0002')
  await expect(number).toHaveAttribute('autocomplete', 'cc-number')
  await submit(page)
  const refusal = page.getByRole('alert').filter({ hasText: t('rechargeReasons.cardRefused') })
  await expect(refusal).toBeInViewport()

  await fillCard(page, '4000002760003184')
  await submit(page)
  const code = page.getByRole('textbox', { name: t('topUp.confirmCode') })
  await code.fill('000000')
  await page.getByRole('button', { name: t('topUp.confirmSubmit') }).click()
  await expect(page.getByText(t('errors.fields.captchaWrong')).first()).toBeVisible()
  await page.reload()
  await code.fill('123456')
  await page.getByRole('button', { name: t('topUp.confirmSubmit') }).click()
  await expectResult(page, '$20.00')
  expect(await latest(shopper)).toMatchObject({ method: 'card', status: 0, amount: 2000 })

  expect(sent.join()).toContain('sandbox-confirm-')
  for (const secret of ['40000000', '4000 0000', '40000027', '4000 0027', '42424242', '12 / 39'])
    expect(sent.filter((text) => text.includes(secret))).toEqual([])
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(kept).not.toContain('3184')
})

test('A shopper tops up while paying and returns to the payment', async ({
  page,
  context,
  shop,
}) => {
  const shopper = await shop.shopper({ balance: 0 })
  await shopper.signIn(context)
  const sku = skuInStock(await productToBuy(shopper, 3))
  const { id } = await shop.order(shopper, {
    status: 'unpaid',
    items: [{ sku_id: sku.id, quantity: 1 }],
  })
  await page.goto(`/payment?orders=${id}`)
  await page.getByRole('link', { name: t('payment.topUp') }).click()
  await page.getByRole('link', { name: t('titles.cardTopUp') }).click()
  await page.getByRole('button', { name: '$200.00' }).click()
  await expect(amountField(page)).toHaveValue('200.00')
  await amountField(page).fill('500')
  await fillCard(page, '4242424242424242')
  await submit(page)
  await expectResult(page, '$500.00')
  await page.getByRole('button', { name: t('topUp.continue') }).click()
  await expect(page).toHaveURL(`/payment?orders=${id}`)
})

test('A card top-up whose answer is lost is sent once, and noted after a reload', async ({
  page,
  shopper,
}) => {
  const count = async () => {
    const { list } = await shopper.get<{ list: Recharge[] }>('/api/user/recharge_log')
    return list.length
  }
  const before = await count()
  await page.goto('/cardTopUp')
  await amountField(page).fill('70')
  await fillCard(page, '4242424242424242')
  let lost = 0
  await page.route('**/api/user/recharge', async (route) => {
    await route.fetch()
    lost += 1
    await route.fulfill({ status: 502, body: '' })
  })
  await submit(page)
  const note = page.getByRole('main').getByRole('alert')
  await expect(note).toHaveText(t('topUp.unanswered'))
  await submit(page)
  await expect.poll(() => lost).toBe(2)
  await expect(note).toHaveText(t('topUp.unanswered'))
  expect(await count()).toBe(before + 1)
  await page.reload()
  await expect(note).toHaveText(t('topUp.lastUnanswered'))
  await expect(amountField(page)).toHaveValue('70')
})
