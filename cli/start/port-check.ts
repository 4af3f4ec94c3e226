import { createServer } from 'node:net'
import { codeOf, Failure } from '../bootstrap/failure.mjs'
import { portTaken } from './web-process.ts'

/** Fails early when the port is not available. */
export async function checkPort(host: string, port: number): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Failure(`PORT must be a number from 1 to 65535: it is "${process.env.PORT}".`)
  }
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  for (const address of addresses) {
    const problem = await tryListening(address, port)
    if (problem === 'EADDRINUSE') throw portTaken(port)
    if (problem === 'EACCES') {
      throw new Failure(
        `Only root can use port ${port}: choose one above 1023, for example PORT=3000.`,
      )
    }
  }
}

function tryListening(host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(codeOf(error)))
    server.listen({ host, port }, () => server.close(() => resolve('')))
  })
}
