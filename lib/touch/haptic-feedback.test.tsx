import { toast } from '@/lib/toast/toast'
import { hapticFeedback } from './haptic-feedback'

const phone = { hasBeenActive: true, isStill: false }
const vibrate = jest.fn()

beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: phone.isStill }) })
  Object.defineProperty(navigator, 'userActivation', { value: phone })
  Object.defineProperty(navigator, 'vibrate', { value: vibrate })
})
beforeEach(() => Object.assign(phone, { hasBeenActive: true, isStill: false }))

it('vibrates after the first touch', () => {
  hapticFeedback('tick')
  expect(vibrate.mock.calls).toEqual([[[8]]])
})

it.each([{ hasBeenActive: false }, { isStill: true }])('does not vibrate: %p', (own) => {
  Object.assign(phone, own)
  hapticFeedback('done')
  toast.fail('Pay Fail')
  expect(vibrate).not.toHaveBeenCalled()
})

it('vibrates for success and failure, and not for plain messages', () => {
  toast.plain('Plain')
  expect(vibrate).not.toHaveBeenCalled()
  toast.success('Pay Success')
  toast.fail('Pay Fail')
  expect(vibrate.mock.calls).toEqual([[[12, 60, 12]], [[50]]])
})
