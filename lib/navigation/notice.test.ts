import { NOTICE_PARAMETER, noticeOf } from '@/lib/navigation/notice'

test.each([
  ['sign-in', 'sign-in'],
  ['region', 'region'],
  ['merchant', 'merchant'],
  ['Region', undefined],
  ['toString', undefined],
  ['null', undefined],
  ['', undefined],
  [null, undefined],
])('the code %j is the notice %j', (code, notice) => {
  expect(noticeOf(code)).toBe(notice)
})

test('reads the code from one parameter', () => {
  expect(NOTICE_PARAMETER).toBe('notice')
})
