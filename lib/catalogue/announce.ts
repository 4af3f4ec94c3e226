import { revalidateKey } from '@/lib/gateway/secret'

const LIMIT_MS = 5000

/** Has this process make its public pages anew. Tags can be revalidated only inside a request, so it asks itself. */
export async function announceTags(tags: string[], position?: string): Promise<void> {
  const response = await fetch(`http://${ownHost()}:${process.env.PORT || 3000}/api/revalidate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-revalidate-key': revalidateKey() },
    body: JSON.stringify({ tags, position }),
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (!response.ok) throw new Error(`revalidation answered ${response.status}`)
}

/** The host this server listens on, as far as it is one and not a name for all of them. */
function ownHost(): string {
  const host = process.env.HOST || 'localhost'
  return ['0.0.0.0', '::', '[::]'].includes(host) ? 'localhost' : host
}
