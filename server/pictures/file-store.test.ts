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

it('leaves no partial file', async () => {
  const store = openStore()
  await Promise.all([store.write('one', Buffer.alloc(50)), store.write('one', Buffer.alloc(50))])
  await store.pruned()
  expect(await filesIn(folder)).toEqual(['one'])
})

it('removes the least recently used files above the limit, also files of an earlier process', async () => {
  await writeFile(path.join(folder, 'old'), Buffer.alloc(600))
  await utimes(path.join(folder, 'old'), 1, 1)
  const store = openStore()
  await store.write('one', Buffer.alloc(300))
  await store.pruned()
  expect(await filesIn(folder)).toEqual(['old', 'one'])
  await store.write('two', Buffer.alloc(300))
  await store.pruned()
  expect(await filesIn(folder)).toEqual(['one', 'two'])
})

it('keeps a file that is read over one that is not', async () => {
  const store = openStore()
  for (const name of ['one', 'two']) {
    await store.write(name, Buffer.alloc(400))
    await store.pruned()
    await utimes(path.join(folder, name), 1, name === 'one' ? 1 : 2)
  }
  await store.read('one')
  await store.write('three', Buffer.alloc(300))
  await store.pruned()
  expect(await filesIn(folder)).toEqual(['one', 'three'])
})
