import {
  isServiceOffered,
  offerService,
  subscribeToServiceOffer,
} from '@/lib/navigation/service-offer'

test('offers customer service while it is wanted, and tells who listens', () => {
  const seen: boolean[] = []
  const leave = subscribeToServiceOffer(() => seen.push(isServiceOffered()))
  expect(isServiceOffered()).toBe(false)
  offerService(true)
  offerService(false)
  expect(seen).toEqual([true, false])
  leave()
  offerService(true)
  expect([seen.length, isServiceOffered()]).toEqual([2, true])
})
