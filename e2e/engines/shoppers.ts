import { request as requests, type Cookie } from '@playwright/test'
import { ShopperCalls } from '@/e2e/fixtures'

/** Calls with a session of their own, whose cookies the engines take over. */
export async function newCalls(
  origin: string,
): Promise<{ calls: ShopperCalls; cookies: () => Promise<Cookie[]> }> {
  const request = await requests.newContext()
  const cookies = async () => (await request.storageState()).cookies
  return { calls: new ShopperCalls({ request, cookies }, origin), cookies }
}

/** A new shopper with a payment password, an address and 500.00. */
export async function newShopper(origin: string) {
  const { calls, cookies } = await newCalls(origin)
  const { userinfo } = await calls.register()
  await calls.setPayCode()
  await calls.addAddress()
  await calls.topUp(50_000)
  return { calls, userinfo, cookies: await cookies() }
}
