import fc from 'fast-check'
import { isHtml, textOfHtml } from './html-text'

it.each([
  ['plain text', 'plain text'],
  ['<p>One</p>\n<p>Two<br>lines</p>', 'One\n\nTwo\nlines'],
  ['a &lt; b &amp;&amp; c &#233;&#x1F600; &unknown; &', 'a < b && c é😀 &unknown; &'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['<style>p{}</style>x<!-- y --><script>if (a<b) {}</script>z', 'xz'],
  ['<p onclick="alert(1)">safe', 'safe'],
  ['<ul><li>a</li><li>b</li></ul>', '• a\n\n• b'],
  ['&#0;&#xD800;', '&#0;&#xD800;'],
  ['<script>never closed', ''],
  ['<p', ''],
])('makes a text of %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

it.each([
  ['<p>One</p>', true],
  ['One<BR/>two', true],
  ['One<br />two', true],
  ['<a href="/x">more</a>', true],
  ['<h2\nclass=x>Care</h2>', true],
  ['a < b', false],
  ['a <b and c> d', false],
  ['i <3 you, 2<i', false],
  ['<name> of the <body>', false],
  ['x<p', false],
  ['', false],
])('tells whether %j is HTML', (text, expected) => {
  expect(isHtml(text)).toBe(expected)
})

it('takes linear time for hostile input', () => {
  const began = process.cpuUsage()
  const unclosed = `<script>${'</a'.repeat(650_000)}`
  for (const hostile of [
    '<'.repeat(200_000),
    '<p '.repeat(70_000),
    '&'.repeat(200_000),
    unclosed,
  ]) {
    textOfHtml(hostile)
    isHtml(hostile)
  }
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000)
})

it('never leaves an element', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(textOfHtml(`<p>${name.replaceAll(/[<>&]/g, '')}</p>`)).not.toContain('<')
    }),
  )
})

it('leaves names of JavaScript as they are', () => {
  const text = 'x &toString; y &__proto__; z &constructor;'
  expect(textOfHtml(text)).toBe(text)
})
