import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { createPictureServer } from './serve'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sampan-pictures-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

const ask = (what: string, headers?: HeadersInit) =>
  new Request(`http://localhost/api/pictures/${what}`, { headers })

const counted = () => jest.fn(() => Promise.resolve(Buffer.from('picture')))

it('returns a picture that may be cached forever', async () => {
  const { serve } = createPictureServer({ folder })
  const answer = await serve(ask('mango.sand.1/160.webp'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('image/webp')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const body = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('Content-Length')).toBe(String(body.length))
  expect(await sharp(body).metadata()).toMatchObject({ width: 160, height: 160, format: 'webp' })
})

it.each([
  'mango.sand.9/160.webp',
  'mango.gold.1/160.webp',
  'nothing.sand.1/160.webp',
  'mango.sand.1/161.webp',
  'mango.sand.1/160.png',
  'mango.sand.1',
  '',
  '..%2f..%2f/etc/passwd',
  '../user/getUserInfo',
  '%',
])('answers 404 for %j and stores nothing', async (what) => {
  const compose = counted()
  const answer = await createPictureServer({ folder, compose }).serve(ask(what))
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Cache-Control')).not.toContain('immutable')
  expect(compose).not.toHaveBeenCalled()
  expect(await readdir(folder)).toEqual([])
})

it('answers 304 to a client that has the picture, without rendering it', async () => {
  const compose = counted()
  const { serve } = createPictureServer({ folder, compose })
  const tag = (await serve(ask('mango.sand.1/160.webp'))).headers.get('ETag') ?? ''
  const again = createPictureServer({ folder: `${folder}/other`, compose })
  const answer = await again.serve(
    ask('mango.sand.1/160.webp', { 'If-None-Match': `"x", W/${tag}` }),
  )
  expect(answer.status).toBe(304)
  expect(await answer.text()).toBe('')
  expect(compose).toHaveBeenCalledTimes(1)
  const other = await serve(ask('mango.sand.1/320.webp', { 'If-None-Match': tag }))
  expect(other.status).toBe(200)
})

it('renders a picture once for repeated requests', async () => {
  const compose = counted()
  const { serve } = createPictureServer({ folder, compose })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => serve(ask('mango.sand.1/160.webp'))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await serve(ask('mango.sand.1/160.webp'))
  expect(compose).toHaveBeenCalledTimes(1)
})

it('finds its pictures on disk after a restart', async () => {
  const compose = counted()
  await createPictureServer({ folder, compose }).serve(ask('mango.sand.1/160.webp'))
  const answer = await createPictureServer({ folder, compose }).serve(ask('mango.sand.1/160.webp'))
  expect(await answer.text()).toBe('picture')
  expect(compose).toHaveBeenCalledTimes(1)
})

it('renders a picture again when the folder was emptied', async () => {
  const compose = counted()
  await createPictureServer({ folder, compose }).serve(ask('mango.sand.1/160.webp'))
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true })
  await createPictureServer({ folder, compose }).serve(ask('mango.sand.1/160.webp'))
  expect(compose).toHaveBeenCalledTimes(2)
})

it('serves pictures when nothing can be stored, and reports it', async () => {
  const notFolder = path.join(folder, 'file')
  await writeFile(notFolder, 'in the way')
  const report = jest.fn()
  const { serve } = createPictureServer({ folder: notFolder, compose: counted(), report })
  expect((await serve(ask('mango.sand.1/160.webp'))).status).toBe(200)
  expect(report).toHaveBeenCalled()
})

it('rejects requests when too many pictures wait to be rendered', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const { serve } = createPictureServer({ folder, compose: () => promise })
  const palettes = ['sand', 'clay', 'rose', 'peach', 'butter', 'sage', 'mint', 'teal']
  const addresses = palettes.flatMap((palette) =>
    [1, 2, 3, 4, 5, 6].flatMap((variant) =>
      [88, 160, 320, 480, 640, 960].map((size) => `mango.${palette}.${variant}/${size}.webp`),
    ),
  )
  const answers = addresses.map((address) => serve(ask(address)))
  const refused = await Promise.race(answers)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('2')
  expect(refused.headers.get('Cache-Control')).toBe('no-store')
  resolve(Buffer.from('picture'))
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(258)
})

it('checks admission for pictures that have to be rendered, and for no others', async () => {
  const compose = counted()
  const admit = jest.fn(() => Promise.resolve())
  const { serve } = createPictureServer({ folder, compose })
  await serve(ask('mango.sand.1/160.webp'), admit)
  await serve(ask('mango.sand.1/160.webp'), admit)
  await createPictureServer({ folder, compose }).serve(ask('mango.sand.1/160.webp'), admit)
  expect(admit).toHaveBeenCalledTimes(1)
  const refused = new Error('too many')
  const refuse = () => Promise.reject(refused)
  await expect(serve(ask('mango.mint.1/160.webp'), refuse)).rejects.toBe(refused)
  expect(compose).toHaveBeenCalledTimes(1)
})

it('does not render the picture of a client that disconnected', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const compose = jest.fn(() => promise)
  const { serve } = createPictureServer({ folder, compose })
  const running = [1, 2].map((variant) => serve(ask(`mango.sand.${variant}/160.webp`)))
  const leaving = new AbortController()
  const left = serve(new Request(ask('mango.sand.3/160.webp'), { signal: leaving.signal }))
  while (compose.mock.calls.length < 2) await new Promise((next) => setTimeout(next, 5))
  await new Promise((next) => setTimeout(next, 50))
  leaving.abort()
  expect((await left).status).toBe(499)
  resolve(Buffer.from('picture'))
  for (const answer of running) expect((await answer).status).toBe(200)
  expect(compose).toHaveBeenCalledTimes(2)
})

it.each([
  ['pictures for other drawings', 'visitors'],
  ['visitors', 'pictures for other drawings'],
])('does not let %s use the slots of %s', async (busy) => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const compose = jest.fn((recipe: { icons: string[] }) =>
    recipe.icons[0] === 'mango' ? promise : Promise.resolve(Buffer.from('other')),
  )
  const { serve, pictureAt } = createPictureServer({ folder, compose })
  const forVisitor = async (recipe: string) => (await serve(ask(recipe))).ok
  const forDrawing = async (recipe: string) =>
    (await pictureAt(`/api/pictures/${recipe}`))?.toString() === 'other'
  const [taking, other] = busy === 'visitors' ? [forVisitor, forDrawing] : [forDrawing, forVisitor]
  const blocked = [1, 2, 3].map((variant) => taking(`mango.sand.${variant}/160.webp`))
  expect(await other('laptop.sand.1/160.webp')).toBe(true)
  resolve(Buffer.from('picture'))
  await Promise.all(blocked)
})

it.each(['/api/pictures/laptop.sand.1/161.webp', 'http://169.254.169.254/secret/160.webp'])(
  'returns no picture for %s',
  async (address) => {
    const compose = counted()
    expect(await createPictureServer({ folder, compose }).pictureAt(address)).toBeNull()
    expect(compose).not.toHaveBeenCalled()
  },
)
