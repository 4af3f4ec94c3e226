import { wordsIn } from '@/e2e/fixtures'
import { SHEETS } from '@/e2e/pages/sheets'
import { goTo } from '@/e2e/pages/visit'
import { openWorld, RICH } from '@/e2e/pages/world'
import { expect, OPEN_ORIGIN, shopAt, test } from './fixtures'
import { Phone } from './phone'
import { cookiesOf } from './shoppers'

const t = wordsIn('en')

const SHEET = { css: '[role=dialog], [role=alertdialog]' }

test('Every sheet takes the focus, closes with Escape and returns the focus', async ({
  engine,
}) => {
  test.setTimeout(120_000)
  const shop = shopAt(OPEN_ORIGIN)
  const shopper = await shop.shopper(RICH)
  const world = await openWorld(shop, shopper, 16)
  await engine.addCookies(OPEN_ORIGIN, await cookiesOf(shopper))
  const phone = new Phone(engine, OPEN_ORIGIN)
  await phone.open('/en/profile')
  // Without a share menu, sharing opens a sheet in every engine.
  await engine.run(() => void Object.assign(navigator, { share: undefined }), null)
  for (const [name, { path, button }] of Object.entries(SHEETS))
    await test.step(name, async () => {
      const place = `/en${path(world)}`
      await engine.run(goTo, place)
      await phone.restsAt(place)
      const opener = { role: 'button', namePart: button, nth: 0 }
      await phone.tap(opener)
      await phone.sees(SHEET)
      const isInside = () =>
        engine.run(() => Boolean(document.activeElement?.closest('[role$=dialog]')), null)
      await expect.poll(isInside).toBe(true)
      await engine.press('Escape')
      await phone.seesNo(SHEET)
      await expect.poll(() => phone.isFocused(opener)).toBe(true)
      expect(await phone.errors()).toEqual([])
    })
})

test('A shopper shares a link without a share menu, and reads whether it was copied', async ({
  phone,
}) => {
  await phone.open('/en/detail/5')
  await phone.engine.run(() => void Object.assign(navigator, { share: undefined }), null)
  await phone.tap({ role: 'button', name: t('share.action') })
  await phone.sees({ text: `${phone.origin}/detail/5` })
  await phone.tap({ role: 'button', name: t('share.copy') })
  // WebKit copies only after a touch of the screen, which its driver cannot make.
  const words = phone.engine.name === 'webkit' ? t('toasts.copyFail') : t('toasts.copied')
  await phone.sees({ text: words })
})
