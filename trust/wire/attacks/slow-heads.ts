import { setTimeout as sleep } from 'node:timers/promises'
import { open } from '../play'
import { type Attack } from './attack'
import { expectServed } from './slots'

const CONNECTIONS = 200
/** The server's timeout for headers, and its check interval. */
const CLOSED_AFTER_MS = 25_000

/** Connections that send half of the headers, and then single bytes. */
export const slowHeads: Attack = {
  name: '200 connections that never finish their request',
  async run(testbed) {
    let left = CONNECTIONS
    const sockets = Array.from({ length: CONNECTIONS }, (_, at) => {
      const socket = open({ port: testbed.web.port })
      socket.on('close', () => (left -= 1))
      socket.on('end', () => socket.destroy())
      socket.on('error', () => undefined)
      socket.resume()
      const target = at % 2 === 0 ? '/en/home' : '/api/user/language_list'
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nX-`)
      return socket
    })
    const trickle = setInterval(() => {
      for (const socket of sockets) if (!socket.destroyed) socket.write('a')
    }, 1000)
    await sleep(500)
    const wrong = await expectServed(testbed, `beside ${CONNECTIONS} slow connections`)
    // The short form does not wait for the timeout.
    if (testbed.context.extent.form !== 'short') {
      await sleep(CLOSED_AFTER_MS)
      if (left > 0) wrong.push(`${left} of ${CONNECTIONS} connections are still open`)
    }
    clearInterval(trickle)
    for (const socket of sockets) socket.destroy()
    return wrong
  },
}
