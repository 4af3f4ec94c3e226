import { writeFile } from 'node:fs/promises'
import { photograph, PAY_CODE, wordsIn } from '@/e2e/fixtures'
import type { Refund } from '@/contracts/schemas/refunds'
import { test, expect } from './fixtures'

const t = wordsIn('en')

const field = (name: string) => ({ role: 'textbox', name })

test('A shopper requests a refund with a picture', async ({ phone, shop, shopper }, testInfo) => {
  const { id } = await shop.order(shopper, { status: 'paid' })
  const file = testInfo.outputPath('proof.jpg')
  await writeFile(file, (await photograph(2400, 1800)).buffer)

  await phone.open(`/en/refund/${id}`)
  await phone.tap({ role: 'button', namePart: t('refund.reason') })
  await phone.tap({ role: 'radio', name: t('refundReasons.changedMind') })
  await phone.fill(field(t('refund.explanation')), 'The wrong colour')
  await phone.engine.attach(file)
  await phone.sees({ role: 'img', name: t('pictures.picture', { index: 1 }) })
  await phone.tap({ role: 'button', namePart: t('refund.submitPlain') })
  await phone.sees({ role: 'heading', name: t('refund.state.asked') })
  const refund = await shopper.get<Refund>('/api/order/refund', { order_id: id })
  expect(refund.evidence).toHaveLength(1)
})

test('A shopper withdraws money and finds it in the records', async ({ phone, shopper: _ }) => {
  await phone.open('/en/withDraw')
  await phone.fill({ label: t('withdraw.amount') }, '120.50')
  await phone.fill({ label: t('withdraw.bankName') }, 'River Bank')
  await phone.fill({ label: t('withdraw.bankCardNo') }, '4242 4242 4242 4242')
  await phone.fill({ label: t('withdraw.holder') }, 'Mali Srisai')
  const submit = { role: 'button', name: t('withdraw.submitAmount', { amount: '$120.50' }) }
  await phone.tap(submit)
  const sheet = { role: 'dialog', name: t('payment.enterCode') }
  for (const digit of PAY_CODE) await phone.tap({ role: 'button', name: digit, within: sheet })
  await phone.tap({ ...submit, within: sheet })
  await phone.isAt(/\/depositRecord$/)
  await phone.sees({ text: t('records.status.auditing') })
})

test('A shopper tops up by card and finds it in the records', async ({ phone, shopper }) => {
  await phone.open('/en/cardTopUp')
  await phone.fill(field(t('topUp.amount')), '80.25')
  await phone.fill(field(t('topUp.cardNumber')), '4242 4242 4242 4242')
  await phone.fill(field(t('topUp.cardExpiry')), '1239')
  await phone.fill(field(t('topUp.cardCode')), '123')
  await phone.tap({ css: 'main button[type=submit]' })
  await phone.sees({ role: 'heading', name: t('toasts.applicationSuccessful') })
  expect((await shopper.topUps())[0]).toMatchObject({ amount: 8025 })
  await phone.tap({ role: 'link', name: t('topUp.viewRecord') })
  await phone.isAt(/\/topUpRecord\?id=\d+$/)
  await phone.sees({ text: t('records.status.auditing') })
})
