import { randomUUID } from 'node:crypto'

interface Envelope {
  code: number
  msg: string
}

/** A client with cookies, which sends what a page of the shop would send with a call. */
export class Visitor {
  readonly #cookies = new Map<string, string>()

  constructor(readonly origin: string) {}

  /** A shopper who has just registered. */
  static async signedIn(origin: string): Promise<Visitor> {
    const visitor = new Visitor(origin)
    await visitor.ask('/api/user/language_list')
    const unique = randomUUID()
    await visitor.ask('/api/user/register', {
      family_name: 'Scan',
      given_name: 'Ner',
      email: `${unique}@example.com`,
      mobile: `+668${Date.now().toString().slice(-8)}`,
      password: 'river-boat-7',
    })
    await visitor.ask('/api/user/resetPay', { newpassword: '246810' })
    return visitor
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** The headers for a tool to send with each request. */
  get headers(): Record<string, string> {
    return {
      Cookie: this.cookie,
      Origin: this.origin,
      'Sec-Fetch-Site': 'same-origin',
      'X-XSRF-TOKEN': this.#cookies.get('XSRF-TOKEN') ?? '',
    }
  }

  async ask(path: string, body?: object): Promise<void> {
    const headers = { ...this.headers, 'Idempotency-Key': randomUUID() }
    const answer = await fetch(this.origin + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    const { code, msg } = (await answer.json()) as Envelope
    if (code !== 1) throw new Error(`${path} answered ${code}: ${msg}`)
  }
}
