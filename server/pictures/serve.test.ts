import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { colourNames } from './colours'
import { productViews, type Recipe } from './recipe'
import { createPictureServer } from './serve'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sampan-pictures-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

const requestFor = (name: string, headers?: HeadersInit) =>
  new Request(`http://localhost/api/pictures/${name}`, { headers })

const mockRender = () => jest.fn(() => Promise.resolve(Buffer.from('picture')))

it('returns a picture that may be cached forever', async () => {
  const { serve } = createPictureServer({ folder })
  const answer = await serve(requestFor('mugs.sand.front/160.webp'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('image/webp')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const body = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('Content-Length')).toBe(String(body.length))
  expect(await sharp(body).metadata()).toMatchObject({ width: 160, height: 160, format: 'webp' })
})

it.each([
  'mugs.sand.inside/160.webp',
  'mugs.gold.front/160.webp',
  'nothing.sand.1/160.webp',
  'mugs.sand.front/161.webp',
  'mugs.sand.front/160.png',
  'mugs.sand.front',
  '',
  '..%2f..%2f/etc/passwd',
  '../user/getUserInfo',
  '%',
])('answers 404 for %j and stores nothing', async (name) => {
  const render = mockRender()
  const answer = await createPictureServer({ folder, render }).serve(requestFor(name))
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Cache-Control')).not.toContain('immutable')
  expect(render).not.toHaveBeenCalled()
  expect(await readdir(folder)).toEqual([])
})

it('answers 304 to a client that has the picture, without rendering it', async () => {
  const render = mockRender()
  const { serve } = createPictureServer({ folder, render })
  const tag = (await serve(requestFor('mugs.sand.front/160.webp'))).headers.get('ETag') ?? ''
  const again = createPictureServer({ folder: `${folder}/other`, render })
  const answer = await again.serve(
    requestFor('mugs.sand.front/160.webp', { 'If-None-Match': `"x", W/${tag}` }),
  )
  expect(answer.status).toBe(304)
  expect(await answer.text()).toBe('')
  expect(render).toHaveBeenCalledTimes(1)
  const other = await serve(requestFor('mugs.sand.front/320.webp', { 'If-None-Match': tag }))
  expect(other.status).toBe(200)
  const any = await serve(requestFor('mugs.sand.front/320.webp', { 'If-None-Match': '*' }))
  expect(any.status).toBe(304)
})

it('renders a stored picture again after the renders have changed', async () => {
  const render = mockRender()
  const name = 'mugs.sand.front/160.webp'
  const before = await createPictureServer({ folder, render, revision: '1' }).serve(
    requestFor(name),
  )
  const { serve } = createPictureServer({ folder, render, revision: '2' })
  const tag = before.headers.get('ETag') ?? ''
  expect((await serve(requestFor(name, { 'If-None-Match': tag }))).status).toBe(200)
  expect(render).toHaveBeenCalledTimes(2)
})

it('renders a picture once for repeated requests', async () => {
  const render = mockRender()
  const { serve } = createPictureServer({ folder, render })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => serve(requestFor('mugs.sand.front/160.webp'))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await serve(requestFor('mugs.sand.front/160.webp'))
  expect(render).toHaveBeenCalledTimes(1)
})

it('finds its pictures on disk after a restart', async () => {
  const render = mockRender()
  await createPictureServer({ folder, render }).serve(requestFor('mugs.sand.front/160.webp'))
  const answer = await createPictureServer({ folder, render }).serve(
    requestFor('mugs.sand.front/160.webp'),
  )
  expect(await answer.text()).toBe('picture')
  expect(render).toHaveBeenCalledTimes(1)
})

it('renders a picture again when the folder was emptied', async () => {
  const render = mockRender()
  await createPictureServer({ folder, render }).serve(requestFor('mugs.sand.front/160.webp'))
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true })
  await createPictureServer({ folder, render }).serve(requestFor('mugs.sand.front/160.webp'))
  expect(render).toHaveBeenCalledTimes(2)
})

it('serves pictures when nothing can be stored, and reports it', async () => {
  const notFolder = path.join(folder, 'file')
  await writeFile(notFolder, 'not a folder')
  const report = jest.fn()
  const { serve } = createPictureServer({ folder: notFolder, render: mockRender(), report })
  expect((await serve(requestFor('mugs.sand.front/160.webp'))).status).toBe(200)
  expect(report).toHaveBeenCalled()
})

it('rejects requests when too many pictures wait to be rendered', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const { serve } = createPictureServer({ folder, render: () => promise })
  const paths = colourNames.flatMap((colour) =>
    productViews.flatMap((view) =>
      [88, 160, 320].map((size) => `mugs.${colour}.${view}/${size}.webp`),
    ),
  )
  const answers = paths.map((path) => serve(requestFor(path)))
  const rejected = await Promise.race(answers)
  expect(rejected.status).toBe(503)
  expect(rejected.headers.get('Retry-After')).toBe('2')
  expect(rejected.headers.get('Cache-Control')).toBe('no-store')
  resolve(Buffer.from('picture'))
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(258)
})

it('checks admission for pictures that have to be rendered, and for no others', async () => {
  const render = mockRender()
  const admit = jest.fn(() => Promise.resolve())
  const { serve } = createPictureServer({ folder, render })
  await serve(requestFor('mugs.sand.front/160.webp'), admit)
  await serve(requestFor('mugs.sand.front/160.webp'), admit)
  await createPictureServer({ folder, render }).serve(requestFor('mugs.sand.front/160.webp'), admit)
  expect(admit).toHaveBeenCalledTimes(1)
  const rejected = new Error('too many')
  const reject = () => Promise.reject(rejected)
  await expect(serve(requestFor('mugs.mint.front/160.webp'), reject)).rejects.toBe(rejected)
  expect(render).toHaveBeenCalledTimes(1)
})

it('does not render the picture of a client that disconnected', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const render = jest.fn(() => promise)
  const { serve } = createPictureServer({ folder, render })
  const running = ['front', 'back'].map((view) => serve(requestFor(`mugs.sand.${view}/160.webp`)))
  while (render.mock.calls.length < 2) await sleep(5)
  const controller = new AbortController()
  const aborted = serve(
    new Request(requestFor('mugs.sand.close-up/160.webp'), { signal: controller.signal }),
  )
  await sleep(50)
  controller.abort()
  expect((await aborted).status).toBe(499)
  resolve(Buffer.from('picture'))
  for (const answer of running) expect((await answer).status).toBe(200)
  expect(render).toHaveBeenCalledTimes(2)
})

it.each([
  ['pictures of share cards', 'visitors'],
  ['visitors', 'pictures of share cards'],
])('does not let %s use the slots of %s', async (busy) => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const render = jest.fn((recipe: Recipe) =>
    recipe.kinds[0] === 'mugs' ? promise : Promise.resolve(Buffer.from('other')),
  )
  const { serve, pictureAt } = createPictureServer({ folder, render })
  const forVisitor = async (recipe: string) => (await serve(requestFor(recipe))).ok
  const forCard = async (recipe: string) =>
    (await pictureAt(`/api/pictures/${recipe}`))?.toString() === 'other'
  const [occupy, other] = busy === 'visitors' ? [forVisitor, forCard] : [forCard, forVisitor]
  const blocked = productViews.map((view) => occupy(`mugs.sand.${view}/160.webp`))
  expect(await other('laptop.sand.front/160.webp')).toBe(true)
  resolve(Buffer.from('picture'))
  await Promise.all(blocked)
})

it.each(['/api/pictures/laptop.sand.front/161.webp', 'http://169.254.169.254/secret/160.webp'])(
  'returns no picture for %s',
  async (path) => {
    const render = mockRender()
    expect(await createPictureServer({ folder, render }).pictureAt(path)).toBeNull()
    expect(render).not.toHaveBeenCalled()
  },
)
