import { callOf } from '@/lib/gateway/call'
import { forwardCall } from '@/lib/gateway/gateway'

/** The gateway as a Fetch API handler, for Next's router without the custom web server. */
export async function handleRequest(request: Request): Promise<Response> {
  const call = await callOf(request)
  if (!call) return new Response(null, { status: 413, headers: { 'Cache-Control': 'no-store' } })
  const { status, headers, body } = await forwardCall(call)
  const given = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const line of [value].flat()) given.append(name, line)
  return new Response(body as BodyInit | null, { status, headers: given })
}
