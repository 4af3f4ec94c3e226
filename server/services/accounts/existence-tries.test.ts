import type { Ctx } from '@/server/http/context'
import { countExistenceTry, undoExistenceTry } from './existence-tries'

it('counts a try for the network and for the account, and undoes both', async () => {
  const calls: unknown[][] = []
  const note =
    (name: string) =>
    (...input: unknown[]) =>
      Promise.resolve(void calls.push([name, ...input]))
  const tries = { take: note('take'), undo: note('undo') }
  const ctx = { tries, ip: '2001:db8:7:7::9', shopperId: 7 } as unknown as Ctx
  await countExistenceTry(ctx, 'promo')
  await undoExistenceTry(ctx, 'promo')
  const network = expect.stringMatching(/^2001:db8:7:7:.*\/64$/) as string
  expect(calls).toEqual([
    ['take', 'promoAddress', network],
    ['take', 'promoAccount', '7'],
    ['undo', 'promoAddress', network],
    ['undo', 'promoAccount', '7'],
  ])
})
