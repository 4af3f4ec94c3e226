import { newPerson, wordsIn } from '@/e2e/fixtures'
import { expect, ORIGIN, test } from './fixtures'
import { cuttableRoute } from './cuttable-route'
import { Phone } from './phone'

const t = wordsIn('en')

const field = (name: string) => ({ role: 'textbox', name })

test('A visitor sees what is wrong in the registration, corrects it and registers', async ({
  phone,
}) => {
  const person = newPerson()
  await phone.open('/en/register')
  await phone.fill(field(t('account.givenName')), person.given_name)
  await phone.fill(field(t('account.familyName')), person.family_name)
  await phone.fill(field(t('account.email')), 'mali@')
  await phone.fill(field(t('account.mobile')), person.mobile)
  await phone.fill({ label: t('account.password') }, person.password)
  await phone.fill({ label: t('account.passwordAgain') }, 'something else')
  const submit = { role: 'button', name: t('account.register') }
  await phone.tap(submit)
  await phone.sees({ text: t('account.mismatch') })
  await phone.sees({ text: t('errors.fields.email') })
  await expect.poll(() => phone.isFocused(field(t('account.email')))).toBe(true)
  await phone.fill(field(t('account.email')), person.email)
  await phone.fill({ label: t('account.passwordAgain') }, person.password)
  await phone.tap(submit)
  await phone.isAt(/\/home$/)
})

test('A guest is sent to sign in and returns to the orders', async ({ phone, shop }) => {
  const { email, password } = await shop.shopper()
  await phone.open('/en/myPurchases/1')
  await phone.isAt(/\/login\?/)
  await phone.fill(field(t('account.account')), email)
  await phone.fill({ label: t('account.password') }, password)
  await phone.tap({ role: 'button', name: t('account.signIn') })
  await phone.isAt(/\/myPurchases\/1$/)
  await phone.sees({ text: t('orders.empty') })
})

test('A shopper reads the shop in Thai', async ({ phone, shopper: _ }) => {
  const thai = wordsIn('th')
  await phone.open('/en/language')
  await phone.tap({ css: 'main [lang=th], main [data-lang=th]' })
  await phone.sees({ role: 'heading', name: thai('titles.language') })
  const language = () => phone.engine.run(() => document.documentElement.lang, null)
  await expect.poll(language).toBe('th')
  await phone.open('/profile')
  await phone.sees({ role: 'link', name: thai('titles.setting') })
})

test('A page that was not visited explains offline that there is no connection', async ({
  engine,
}) => {
  const route = await cuttableRoute(Number(new URL(ORIGIN).port))
  try {
    const phone = new Phone(engine, route.origin)
    await phone.open('/en/home')
    const isControlled = () => engine.run(() => Boolean(navigator.serviceWorker?.controller), null)
    await expect.poll(isControlled, { timeout: 30_000 }).toBe(true)
    route.cut()
    await phone.open('/en/law')
    await phone.sees({ text: t('offlinePage.title') })
  } finally {
    route.close()
  }
})
