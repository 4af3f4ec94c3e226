import { violationsOf } from '../judge'
import { ALONE_PATIENCE_MS, play } from '../play'
import type { Expected } from '../response'
import type { WireCase } from '../wire-case'
import type { Attack } from './attack'

const HOST = 'Host: localhost\r\n'
const SMUGGLED = `GET /api/health/live HTTP/1.1\r\n${HOST}\r\n`

interface Raw {
  name: string
  text: string
  methods?: string[]
  hasLeftOver?: boolean
}

/** Bytes that crashed a server before, and the classic ambiguities of request framing. */
const CASES: Raw[] = [
  {
    name: 'a pipelined request that expects 100-continue',
    text:
      `POST /api/user/login HTTP/1.1\r\n${HOST}Content-Length: 2\r\n\r\n{}` +
      `POST /api/user/login HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    methods: ['POST', 'POST'],
  },
  {
    name: 'another method on a file of the site',
    text: `DELETE /favicon.ico HTTP/1.1\r\n${HOST}\r\n`,
    methods: ['DELETE'],
  },
  {
    name: 'another method on a file outside its folder',
    text: `DELETE /%2e%2e/favicon.ico HTTP/1.1\r\n${HOST}\r\n`,
    methods: ['DELETE'],
  },
  {
    name: 'a length and chunks',
    text: `POST /api/cart/add HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    methods: ['POST'],
    hasLeftOver: true,
  },
  {
    name: 'two lengths',
    text: `POST /api/cart/add HTTP/1.1\r\n${HOST}Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
    methods: ['POST'],
    hasLeftOver: true,
  },
  {
    name: 'a request in the body of a GET',
    text: `GET /en/home HTTP/1.1\r\n${HOST}Content-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  },
  {
    name: 'a request in the chunks of a HEAD',
    text: `HEAD /en/home HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`,
    methods: ['HEAD'],
  },
  {
    name: 'chunks for HTTP/1.0',
    text: 'GET /en/home HTTP/1.0\r\nHost: localhost\r\n\r\n',
  },
  {
    name: 'a header in the path',
    text: `GET /en/x%0d%0aX-Injected:%201 HTTP/1.1\r\n${HOST}\r\n`,
  },
  {
    name: 'a redirect to another host',
    text: `GET //evil.example/payment HTTP/1.1\r\n${HOST}\r\n`,
  },
]

export const framings: Attack = {
  name: 'ambiguous request framings',
  async run(testbed) {
    const wrong: string[] = []
    const [file = ''] = testbed.world.files
    const onFile: Raw = {
      name: 'OPTIONS on a file of the build',
      text: `OPTIONS ${file} HTTP/1.1\r\n${HOST}\r\n`,
      methods: ['OPTIONS'],
    }
    for (const raw of [...CASES, onFile]) {
      const what = caseWith(raw)
      const outcome = await play(what, { port: testbed.web.port }, ALONE_PATIENCE_MS)
      for (const { what: problem, detail } of violationsOf(what, outcome))
        wrong.push(`${raw.name}: ${problem} ${detail}`)
    }
    return wrong
  },
}

function caseWith({ text, methods = ['GET'], hasLeftOver = false }: Raw): WireCase {
  const version = text.includes('HTTP/1.0') ? '1.0' : '1.1'
  return {
    seed: 0,
    kind: 'named',
    bytes: Buffer.from(text, 'latin1'),
    stepBytes: 0,
    pauseMs: 0,
    expected: methods.map((method): Expected => ({ method, version })),
    isPlain: false,
    hasLeftOver,
    end: 'after answers',
    reading: 'at once',
  }
}
