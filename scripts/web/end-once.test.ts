import { endedOnce } from './end-once'

const DATA = '<script>self.__next_f.push([1,"a"])</script>'
const END = '</body></html>'

test.each([
  [`<body>ร้าน${END}${DATA}${END}${DATA}${END}`, `<body>ร้าน${DATA}${DATA}${END}`],
  [`<body>${DATA}${END}`, `<body>${DATA}${END}`],
  [`<body>${END}\n`, `<body>${END}\n`],
  ['<p>part', '<p>part'],
])('%s leaves as %s', (page, expected) => {
  expect(endedOnce(page)).toBe(expected)
})
