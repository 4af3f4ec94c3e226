import { hasLostSession, recordOwnSession } from '@/lib/api/own-session'
import { xsrfToken } from '@/lib/api/session-mark'

jest.mock('@/lib/api/session-mark')

const cookie = (value: string | undefined) => jest.mocked(xsrfToken).mockReturnValue(value)

beforeEach(() => {
  cookie(undefined)
  recordOwnSession()
})

it('is lost when another tab signs out or another shopper signs in', () => {
  cookie('s.ann')
  expect(hasLostSession()).toBe(false)
  cookie('a.nobody')
  expect(hasLostSession()).toBe(true)
  cookie('s.bea')
  expect(hasLostSession()).toBe(true)
  cookie(undefined)
  expect(hasLostSession()).toBe(true)
})

it('is not lost by a tab without a session, nor by changes of this tab', () => {
  cookie('a.nobody')
  expect(hasLostSession()).toBe(false)
  cookie('s.ann')
  expect(hasLostSession()).toBe(false)
  cookie('a.nobody')
  recordOwnSession()
  expect(hasLostSession()).toBe(false)
})
