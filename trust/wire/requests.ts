import { type Address, open } from './play'
import { ResponseReader, valueOf, type WireResponse } from './response'

const PATIENCE_MS = 10_000

export interface Ask {
  method?: string
  target: string
  headers?: [name: string, value: string][]
  body?: string
}

/** A response, or the reason for a missing one. */
export interface Reply {
  status: number
  header: (name: string) => string | undefined
  body: Buffer
  headers: WireResponse['headers']
  problem: string | undefined
  ms: number
}

/** The bytes of one request of this suite: adds only Host. */
export function bytesOf({ method = 'GET', target, headers = [], body }: Ask): Buffer {
  const hasHost = headers.some(([name]) => name.toLowerCase() === 'host')
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(hasHost ? [] : ['Host: localhost']),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...length,
  ]
  return Buffer.concat([
    Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    Buffer.from(body ?? ''),
  ])
}

/** Sends one request on a new connection; status 0 without a complete response. */
export function ask(what: Ask, address: Address): Promise<Reply> {
  const closing: Ask = { ...what, headers: [...(what.headers ?? []), ['Connection', 'close']] }
  const reader = new ResponseReader([{ method: what.method ?? 'GET', version: '1.1' }])
  const socket = open(address)
  const began = performance.now()
  return new Promise((resolve) => {
    const settle = (why?: string) => {
      clearTimeout(timer)
      socket.destroy()
      const [response] = reader.responses
      const problem = reader.problem ?? (response ? undefined : why)
      resolve({ ...replyOf(response), problem, ms: performance.now() - began })
    }
    const timer = setTimeout(() => settle('no response'), PATIENCE_MS)
    socket.on('data', (chunk: Buffer) => {
      reader.feed(chunk)
      if (reader.isComplete || reader.problem) settle()
    })
    socket.on('end', () => {
      reader.end()
      settle('closed without a response')
    })
    socket.on('error', (error) => settle(error.message))
    socket.write(bytesOf(closing))
  })
}

function replyOf(response: WireResponse | undefined): Omit<Reply, 'problem' | 'ms'> {
  return {
    status: response?.status ?? 0,
    header: (name) => response && valueOf(response, name),
    body: response?.body ?? Buffer.alloc(0),
    headers: response?.headers ?? [],
  }
}

export const middleOf = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
