import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { inProject } from '../bootstrap/project.mjs'
import { createWorkerAnswer } from './worker-file'

const folder = path.join('.data', 'test', `worker-${process.pid}`)

test('the worker of the build stands at the root, is asked for anew each time, and loads no code', async () => {
  mkdirSync(inProject(folder), { recursive: true })
  writeFileSync(inProject(folder, 'worker.js'), 'self.build = 1')
  const answer = createWorkerAnswer(folder)
  rmSync(inProject(folder), { recursive: true })
  const server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const first = await fetch(`${origin}/worker.js`)
  const etag = first.headers.get('etag') ?? ''
  expect(await first.text()).toBe('self.build = 1')
  expect(first.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(first.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  )
  const again = await fetch(`${origin}/worker.js`, { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect((await fetch(`${origin}/other.js`)).status).toBe(404)
  server.close()
})
