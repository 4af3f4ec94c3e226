import { useAccount, keepAddresses, leave, openAccount, standOutside, type Person } from './account'
import { cancel, fillCart, giveBack, pay, receive, type Buyer } from './buying'
import { browse, findGoods, keep, type Goods } from './catalogue'
import { readBill, topUp, withdraw } from './money'
import { sendPictures } from './picture'
import { Stopped, type Probe } from './probe'

const OPENING = 10_000_000

/** Runs all calls as one new shopper. A chapter that fails does not stop the others, unless they need its result. */
export async function leadThrough(probe: Probe, report: (line: string) => void): Promise<void> {
  const chapter = async <T>(title: string, tell: () => Promise<T>): Promise<T | undefined> => {
    report(title)
    try {
      return await tell()
    } catch (error) {
      if (error instanceof Stopped) return undefined
      throw error
    }
  }
  await chapter('what everyone may see', () => browse(probe))
  await chapter('what nobody may see without a session', () => standOutside(probe))
  const goods = await chapter('finding something to buy', () => findGoods(probe))
  const person = await chapter('opening an account', () => openAccount(probe))
  if (!person) return
  const { token } = person
  await chapter('the account', () => useAccount(probe, person))
  await chapter('pictures', () => sendPictures(probe, token))
  const addressId = await chapter('addresses', () => keepAddresses(probe, token))
  await chapter('top-up', () => topUp(probe, token, OPENING))
  if (goods) await chapter('favourites', () => keep(probe, token, goods))
  if (goods && addressId) await buy({ probe, chapter, person, goods, addressId })
  if (probe.opsToken) await chapter('withdrawals', () => withdraw(probe, token))
  await chapter('fund record', () => readBill(probe, token))
  await chapter('leaving', () => leave(probe, person))
}

interface Shopping {
  probe: Probe
  chapter: (title: string, tell: () => Promise<unknown>) => Promise<unknown>
  person: Person
  goods: Goods
  addressId: number
}

/** Payments need a balance, which only operators can credit. */
async function buy({ probe, chapter, person, goods, addressId }: Shopping): Promise<void> {
  const buyer: Buyer = { token: person.token, addressId, goods }
  await chapter('cart', () => fillCart(probe, buyer))
  await chapter('an order that is cancelled', () => cancel(probe, buyer))
  if (!probe.opsToken) return
  await chapter('an order that is paid', () => pay(probe, buyer))
  await chapter('an order that is received and reviewed', () => receive(probe, buyer))
  await chapter('an order that is given back', () => giveBack(probe, buyer))
}
