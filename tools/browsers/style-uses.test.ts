import { styleFindings } from './style-uses'

const found = (css: string) => styleFindings(css).map(({ feature }) => feature)

it.each([
  ['a { color: light-dark(red, blue) }', 'light-dark()'],
  ['a { field-sizing: content }', 'field-sizing'],
  ['a { user-select: none }', 'user-select'],
  ['a:open { top: 0 }', ':open'],
  ['a { & b { top: 0 } }', '&'],
  ['@starting-style { a { top: 0 } }', '@starting-style'],
])('finds in %s what is missing in a supported browser', (css, feature) => {
  expect(found(css)).toEqual([feature])
})

it.each([
  'a { height: 100dvh; inset: 0; color: color-mix(in oklab, red, blue) }',
  'a { -webkit-user-select: none; user-select: none }',
  'a:is(:open, [open]) { top: 0 }',
  '@supports (field-sizing: content) { a { field-sizing: content } }',
  '@container (width > 1px) { a { top: 0 } }',
])('accepts %s', (css) => {
  expect(found(css)).toEqual([])
})
