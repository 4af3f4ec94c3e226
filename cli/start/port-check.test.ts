import { freePort } from '@/server/db/embedded/free-port'
import { consolePort } from './port-check'

afterEach(() => {
  delete process.env.CONSOLE_PORT
})

it('takes another port for the console than for the shop', async () => {
  const port = await freePort()
  process.env.CONSOLE_PORT = String(port)
  await expect(consolePort('127.0.0.1', port)).rejects.toThrow(`CONSOLE_PORT cannot be ${port}`)
  const other = await freePort()
  process.env.CONSOLE_PORT = String(other)
  expect(await consolePort('127.0.0.1', port)).toBe(other)
})
