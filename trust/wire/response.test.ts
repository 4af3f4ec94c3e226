import { type Expected, ResponseReader } from './response'

const GET: Expected = { method: 'GET', version: '1.1' }
const HEAD: Expected = { method: 'HEAD', version: '1.1' }

function read(text: string, expected: Expected[] = [GET], isEnded = true) {
  const reader = new ResponseReader(expected)
  // Byte by byte, so that each boundary may fall between two reads.
  for (const byte of Buffer.from(text, 'latin1')) reader.feed(Buffer.from([byte]))
  if (isEnded) reader.end()
  return reader
}

const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi'

test('parses bodies with a length, in chunks and until the end', () => {
  const chunked =
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3;a=b\r\nabc\r\n1\r\nd\r\n0\r\nX: y\r\n\r\n'
  const last = 'HTTP/1.1 200 OK\r\n\r\nrest'
  const { responses, problem } = read(OK + chunked + last, [GET, GET, GET])
  expect(problem).toBeUndefined()
  expect(responses.map(({ body, framing }) => [String(body), framing])).toEqual([
    ['hi', 'length'],
    ['abcd', 'chunked'],
    ['rest', 'close'],
  ])
})

test('expects no body after HEAD, 204 and 304, and separates interim responses', () => {
  const { responses, interim, rest, problem } = read(
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n' +
      'HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n' +
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n',
    [HEAD, GET, GET],
  )
  expect([problem, rest.length]).toEqual([undefined, 0])
  expect(responses.map(({ status }) => status)).toEqual([200, 304, 204])
  expect(interim).toEqual([100])
})

const BROKEN: [name: string, text: string, expected?: Expected[]][] = [
  ['a body after HEAD', OK, [HEAD]],
  ['a status line without a reason separator', 'HTTP/1.1 200\r\n\r\n'],
  ['another protocol', 'HTTP/2 200 OK\r\n\r\n'],
  ['a bare LF', 'HTTP/1.1 200 OK\nContent-Length: 0\r\n\r\n'],
  ['a bare CR in a value', 'HTTP/1.1 200 OK\r\nA: b\rc\r\n\r\n'],
  ['a space before the colon', 'HTTP/1.1 200 OK\r\nA : b\r\n\r\n'],
  ['a folded line', 'HTTP/1.1 200 OK\r\nA: b\r\n c\r\n\r\n'],
  ['a control character', 'HTTP/1.1 200 OK\r\nA: \x01\r\n\r\n'],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\ncontent-length: 0\r\n\r\n'],
  ['a signed length', 'HTTP/1.1 200 OK\r\nContent-Length: +0\r\n\r\n'],
  [
    'a length and chunks',
    'HTTP/1.1 200 OK\r\nContent-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a bad chunk size', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n'],
  ['a chunk that is too long', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n'],
  [
    'chunks for HTTP/1.0',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    [{ method: 'GET', version: '1.0' }],
  ],
  ['204 with a body', 'HTTP/1.1 204 No\r\nContent-Length: 1\r\n\r\na'],
  ['a body that is cut short', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabc'],
]

test.each(BROKEN)('detects %s', (_name, text, expected = [GET]) => {
  expect(read(text, expected).problem).toBeDefined()
})

test('waits for the rest of a response', () => {
  const { problem, responses, rest } = read(OK.slice(0, -1), [GET], false)
  expect([problem, responses.length]).toEqual([undefined, 0])
  expect(rest.length).toBeGreaterThan(0)
})
