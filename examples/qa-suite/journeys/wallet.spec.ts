import { expect, test } from '@sampan/testkit'

test('A top-up by card is credited when it has passed', async ({ app, shop, shopper }) => {
  const { balance } = await shopper.account()
  await app.cardTopUp.goto()
  await app.cardTopUp.topUp('25.50')
  await expect(app.cardTopUp.success).toBeVisible()
  expect((await shopper.account()).balance).toBe(balance)

  const [topUp] = await shopper.topUps()
  await shop.operator.auditTopUp(topUp?.id ?? 0)
  expect((await shopper.account()).balance).toBe(balance + 2550)
  await app.topUpRecords.goto()
  await expect(app.topUpRecords.withStatus('passed').first()).toShowAmount(2550)
})

test('A refused withdrawal comes back whole', async ({ app, page, shop, shopper }) => {
  const { balance } = await shopper.account()
  await app.withdraw.goto()
  await app.withdraw.amount.fill('20.00')
  await app.withdraw.bankName.fill('River Bank')
  await app.withdraw.bankCardNo.fill('4242 4242 4242 4242')
  await app.withdraw.holder.fill('Mali Srisai')
  await app.withdraw.withdraw(shopper.payPassword ?? '', 2000)
  await expect(page).toHaveURL(/\/depositRecord$/)
  expect(await shopper.account()).toMatchObject({ balance: balance - 2000, frozen: 2000 })

  const [withdrawal] = await shopper.withdrawals()
  await shop.operator.auditWithdrawal(withdrawal?.id ?? 0, { refuse: 'The card is closed' })
  await expect(app.withdrawals.withStatus('refused')).toContainText('The card is closed')
  expect(await shopper.account()).toMatchObject({ balance, frozen: 0 })
})
