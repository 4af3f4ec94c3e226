import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a server that does as it is told answers to one question, for tests. */
export async function answerOnce(listener: RequestListener, path: string, init?: RequestInit) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
  const text = await answer.text()
  server.close()
  return { answer, text }
}
