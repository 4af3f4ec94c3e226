import { createHash } from 'node:crypto'
import { policyFor, policyOf } from './content-security-policy'

const OWN = '$RC("B:0","S:0")'
const PAGE = `<html><script>${OWN}</script><script>alert(1)</script></html>`
const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('allows build files and inline scripts of Next, and no scripts of the markup', () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const policy = policyOf(PAGE)
  expect(policy).toMatch(/^script-src 'self' 'sha256-/)
  expect(policy).toContain(digest(OWN))
  expect(policy).not.toContain(digest('alert(1)'))
  expect(policy.split('; ')[0]).not.toMatch(/unsafe|https?:|\*|data:/)
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule)
})

test('upgrades all requests over HTTPS', () => {
  expect(policyFor('a', true)).toBe('a; upgrade-insecure-requests')
  expect(policyFor('a', false)).toBe('a')
})
