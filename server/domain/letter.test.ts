import { brand } from '@/contracts/brand'
import { letterHtml, letterText, type LetterParts } from './letter'

const COLOURS = brand().colours.light

const PLAIN: LetterParts = {
  subject: 'Subject',
  heading: 'Heading',
  paragraphs: ['First', 'Second'],
  note: 'Note',
  signature: 'Sampan',
}
const FULL: LetterParts = {
  ...PLAIN,
  code: '123456',
  link: { label: 'Continue', href: 'https://shop.example/reset?a=1&b=2' },
}

test('writes the parts in reading order, separated by blank lines', () => {
  expect(letterText(PLAIN)).toBe('Heading\n\nFirst\n\nSecond\n\nNote\n\nSampan')
  expect(letterText(FULL)).toBe(
    'Heading\n\nFirst\n\nSecond\n\n123456\n\nContinue:\nhttps://shop.example/reset?a=1&b=2\n\nNote\n\nSampan',
  )
})

/** The texts of the elements, and the addresses of links. */
function textsOf(html: string): string[] {
  const texts = html.replaceAll(/<a href="([^"]*)"[^>]*>/g, '>$1<i>').matchAll(/>([^<>]+)</g)
  return [...texts].map(([, text = '']) => text.trim()).filter(Boolean)
}

test('writes the same parts as HTML', () => {
  expect(textsOf(letterHtml(PLAIN, 'en', COLOURS))).toEqual([
    'Subject',
    'Heading',
    'First',
    'Second',
    'Note',
    'Sampan',
  ])
  const html = letterHtml(FULL, 'ja', COLOURS)
  expect(textsOf(html)).toEqual([
    'Subject',
    'Heading',
    'First',
    'Second',
    '123456',
    'https://shop.example/reset?a=1&amp;b=2',
    'Continue',
    'Note',
    'Sampan',
  ])
  expect(html).toContain('<html lang="ja">')
})

test.each([
  'background:#faf7f2;color:#1c1a17',
  'color:#1c1a17;">First',
  'color:#6b645a;">Note',
  'background:#c2341d',
])('styles its parts with %s', (style) => {
  expect(letterHtml(FULL, 'en', COLOURS)).toContain(style)
})

test('escapes every part', () => {
  const hostile = `<b a="1" b='2'>&`
  const escaped = '&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;'
  const html = letterHtml(
    {
      subject: hostile,
      heading: hostile,
      paragraphs: [hostile],
      code: hostile,
      link: { label: hostile, href: hostile },
      note: hostile,
      signature: hostile,
    },
    hostile,
    COLOURS,
  )
  expect(html).not.toContain(hostile)
  expect(html.split(escaped)).toHaveLength(10)
})
