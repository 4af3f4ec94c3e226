import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FileStore } from './file-store'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sampan-store-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

const openStore = () =>
  new FileStore(folder, 1000, (error) => {
    throw error
  })

const filesIn = async (place: string) => (await readdir(place)).sort()

it('reads what was written, and null for a missing file', async () => {
  const store = openStore()
  await store.write('a/one', Buffer.from('first'))
  expect(await store.read('a/one')).toEqual(Buffer.from('first'))
  expect(await store.read('a/two')).toBeNull()
})

it('treats an empty file as missing', async () => {
  await writeFile(path.join(folder, 'one'), '')
  expect(await openStore().read('one')).toBeNull()
})

it('leaves no temporary file', async () => {
  const store = openStore()
  await Promise.all([store.write('one', Buffer.alloc(50)), store.write('one', Buffer.alloc(50))])
  await store.evicted()
  expect(await filesIn(folder)).toEqual(['one'])
})

it('evicts the least recently used files above the limit, including those of an earlier process', async () => {
  await writeFile(path.join(folder, 'old'), Buffer.alloc(600))
  await utimes(path.join(folder, 'old'), 1, 1)
  const store = openStore()
  await store.write('one', Buffer.alloc(300))
  await store.evicted()
  expect(await filesIn(folder)).toEqual(['old', 'one'])
  await store.write('two', Buffer.alloc(300))
  await store.evicted()
  expect(await filesIn(folder)).toEqual(['one', 'two'])
})

it('evicts an unread file before one that was read', async () => {
  const store = openStore()
  for (const name of ['one', 'two']) {
    await store.write(name, Buffer.alloc(400))
    await store.evicted()
    await utimes(path.join(folder, name), 1, name === 'one' ? 1 : 2)
  }
  await store.read('one')
  await store.write('three', Buffer.alloc(300))
  await store.evicted()
  expect(await filesIn(folder)).toEqual(['one', 'three'])
})
