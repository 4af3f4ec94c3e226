import { canonicalForm, withoutDigests } from './canonical-form'

const push = (data: string) => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`
const page = (head: string, main: string, data: string) =>
  `<html><head>${head}</head><body>${main}${push(data)}</body></html>`
const form = (html: string) => canonicalForm(html, 'text/html; charset=utf-8')

const PAGE = page('<meta a/><title>Tea</title>', '<p>$2.00</p>', '1:["Tea","$L2"]\n2:I[7,"x"]\n')

test('the order of tags and rows does not matter', () => {
  const other = page('<title>Tea</title><meta a/>', '<p>$2.00</p>', '5:I[7,"x"]\n1:["Tea","$L5"]\n')
  expect(form(other)).toBe(form(PAGE))
})

test.each([
  ['a title', page('<meta a/><title>Rum</title>', '<p>$2.00</p>', '1:["Tea","$L2"]\n2:I[7,"x"]\n')],
  ['the markup', page('<meta a/><title>Tea</title>', '<p>$3.00</p>', '1:["Tea"]\n2:I[7,"x"]\n')],
  ['the data', page('<meta a/><title>Tea</title>', '<p>$2.00</p>', '1:["Tea","$2.00"]\n"x"')],
])('another text in %s matters', (_, other) => {
  expect(form(other)).not.toBe(form(PAGE))
})

test('flight data is compared by its texts, other files by their bytes', () => {
  const flight = (data: string) => canonicalForm(data, 'text/x-component')
  expect(flight('1:["a","$L2"]\n2:"b"')).toBe(flight('3:"b"\n1:["a","$L3"]'))
  expect(flight('1:["a"]')).not.toBe(flight('1:["b"]'))
  expect(flight('1:["a","7xx73kdwGpjhsRbvmhAGIm"]')).toBe(
    flight('1:["a","od-Q3LD8Hlx8dzSVz2Z9qm"]'),
  )
  expect(canonicalForm('<a/><b/>', 'application/xml')).toBe('<a/><b/>')
})

test('policies are compared without digests', () => {
  expect(withoutDigests("script-src 'self' 'sha256-a=' 'sha256-b='; img-src x")).toBe(
    "script-src 'self'; img-src x",
  )
})
