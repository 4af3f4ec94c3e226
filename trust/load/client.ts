import { Agent, request as send } from 'node:http'
import { PATIENCE_MS } from './plan'

export interface Ask {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Reply {
  /** 0 without a complete response. */
  status: number
  text: string
  retryAfter: string | undefined
  /** The reason for a missing response. */
  problem?: string
}

const MAX_SOCKETS = 8000

/** Keeps connections alive as browsers do, and opens as many as are needed. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, scheduling: 'lifo' })
  #open = 0
  mostOpen = 0

  constructor(readonly port: number) {}

  /** Always resolves: errors are in the reply. */
  ask({ method, path, headers, body }: Ask): Promise<Reply> {
    this.#open += 1
    this.mostOpen = Math.max(this.mostOpen, this.#open)
    return new Promise<Reply>((resolve) => {
      const settle = (reply: Reply) => {
        clearTimeout(timer)
        resolve(reply)
      }
      const fail = (problem: string) =>
        settle({ status: 0, text: '', retryAfter: undefined, problem })
      const outgoing = send(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          headers: {
            host: `localhost:${this.port}`,
            ...headers,
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => (text += chunk))
          answer.on('end', () =>
            settle({
              status: answer.statusCode ?? 0,
              text,
              retryAfter: answer.headers['retry-after'],
            }),
          )
          answer.on('error', (error) => fail(`cut: ${error.message}`))
        },
      )
      const timer = setTimeout(() => {
        fail(`no response in ${PATIENCE_MS / 1000} s`)
        outgoing.destroy()
      }, PATIENCE_MS)
      outgoing.on('error', (error) => fail(`cut: ${error.message}`))
      outgoing.end(body)
    }).finally(() => (this.#open -= 1))
  }
}
