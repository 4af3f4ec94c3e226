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

/** The port of the console: CONSOLE_PORT, else the next one if it is free, else any (0). */
export async function consolePort(host: string, port: number): Promise<number> {
  const wished = process.env.CONSOLE_PORT
  if (wished) {
    if (port !== 0 && Number(wished) === port)
      throw new Failure(`CONSOLE_PORT cannot be ${port}, because PORT is.`)
    await checkPort(host, Number(wished))
    return Number(wished)
  }
  if (port === 0 || port === 65_535) return 0
  return (await checkPort(host, port + 1).then(
    () => true,
    () => false,
  ))
    ? port + 1
    : 0
}

function tryListening(host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(codeOf(error)))
    server.listen({ host, port }, () => server.close(() => resolve('')))
  })
}
