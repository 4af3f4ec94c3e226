import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { answerFailure, visitOf } from '@/server/http/serve'
import { createPictureServer } from '@/server/pictures/serve'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { pictureRoutes } from './pictures'

const MADE_A_MINUTE = 600

let test: TestBackend
let folder: string
beforeAll(async () => {
  test = await openTestBackend()
  folder = await mkdtemp(path.join(tmpdir(), 'sampan-pictures-'))
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

/** The route over a folder without pictures. */
function pictures() {
  const app = new Hono()
  const { services } = test.backend
  const render = () => Promise.resolve(Buffer.from('picture'))
  pictureRoutes(app, services, createPictureServer({ folder, render }))
  app.onError((error, c) => answerFailure(error, visitOf(services, c), c.req.path))
  return (recipe: string, ip: string) =>
    app.request(`/api/pictures/${recipe}`, { headers: { 'x-forwarded-for': ip } })
}

it('limits new pictures per address and minute, and serves rendered ones to everybody', async () => {
  const ask = pictures()
  expect((await ask('mugs.sand.front/160.webp', '192.0.2.1')).status).toBe(200)
  for (let made = 1; made < MADE_A_MINUTE; made += 1) {
    await test.backend.services.tries.take('pictureAddress', '192.0.2.1')
  }
  const refused = await ask('mugs.mint.front/160.webp', '192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(refused.headers.get('Cache-Control')).toContain('no-store')
  expect((await ask('mugs.sand.front/160.webp', '192.0.2.1')).status).toBe(200)
  expect((await ask('mugs.mint.front/160.webp', '192.0.2.2')).status).toBe(200)
}, 60_000)
