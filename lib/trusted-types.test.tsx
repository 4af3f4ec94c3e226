import { HEAD_SCRIPT } from '@/lib/head/head-script'
import { OWN_SINKS } from '@/lib/trusted-types'

const { createHTML, createScript, createScriptURL } = OWN_SINKS

test('rejects all markup except what React sets', () => {
  expect(createHTML('<script></script>')).toBe('<script></script>')
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '<b>bold</b>',
    '<script>alert(1)</script>',
    '',
  ])
    expect(createHTML(text)).toBeNull()
})

test('rejects scripts except data blocks and the head script of every page', () => {
  expect(createScript(HEAD_SCRIPT)).toBe(HEAD_SCRIPT)
  expect(createScript('{"@type":"Product"}')).toBe('{"@type":"Product"}')
  for (const text of ['alert(1)', 'location="https://evil.example"', ''])
    expect(createScript(text)).toBeNull()
})

test('loads only scripts of the build', () => {
  expect(createScriptURL('/_next/static/chunks/a-1.js')).toBe('/_next/static/chunks/a-1.js')
  expect(createScriptURL('/worker.js')).toBe('/worker.js')
  for (const address of [
    'https://evil.example/_next/static/chunks/a.js',
    '//evil.example/_next/static/chunks/a.js',
    '/api/uploads/a.js',
    '/api/worker.js',
    'https://evil.example/worker.js',
    '/_next/static/chunks/../../../api/uploads/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ])
    expect(createScriptURL(address)).toBeNull()
})
