import type { Endpoint } from '@/contracts/endpoint'
import { wireRequest } from '@/lib/api/http-exchange'
import { newKey, type TestBackend } from '@/server/testing/backend'

export interface Told {
  status: number
  /** The code of the envelope; 0 for a response without one, such as a file. */
  code: number
  text: string
}

/** Sends a call as an external client does and returns the complete response text. */
export async function send(
  test: TestBackend,
  endpoint: Endpoint,
  input: object,
  headers: Record<string, string> = {},
): Promise<Told> {
  const { url, method, body, type } = wireOf(endpoint, input)
  const answer = await test.fetch(url, {
    method,
    headers: {
      'accept-language': 'en',
      'idempotency-key': newKey(),
      'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}`,
      ...(type ? { 'content-type': type } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  return toldBy(answer)
}

export async function toldBy(answer: Response): Promise<Told> {
  const text = await answer.text()
  return { status: answer.status, code: codeIn(text), text }
}

export function wireOf(endpoint: Endpoint, input: object) {
  const { url, body } = wireRequest(endpoint, input)
  const type = typeof body === 'string' ? 'application/json' : undefined
  return { url: `/${url.replace(/^\//, '')}`, method: endpoint.method.toUpperCase(), body, type }
}

function codeIn(text: string): number {
  try {
    const { code } = JSON.parse(text) as { code?: unknown }
    return typeof code === 'number' ? code : 0
  } catch {
    return 0
  }
}
