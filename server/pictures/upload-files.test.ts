import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openTestBucket } from '@/server/testing/bucket'
import { openBucket } from './bucket'
import { createBucketFiles } from './bucket-files'
import { createFolderFiles } from './folder-files'
import type { UploadFiles } from './upload-files'

interface Store {
  files: UploadFiles
  close: () => Promise<void> | void
}

const STORES: [string, () => Promise<Store> | Store][] = [
  [
    'a folder',
    () => {
      const root = mkdtempSync(path.join(tmpdir(), 'files-'))
      return { files: createFolderFiles(root), close: () => rmSync(root, { recursive: true }) }
    },
  ],
  [
    'a bucket',
    async () => {
      const { settings, close } = await openTestBucket()
      return { files: createBucketFiles(openBucket(settings)), close }
    },
  ],
]

const NAME = `${'aB3_-'.repeat(6)}xy.webp`
const bytes = (text: string) => Buffer.from(text)
const namesIn = async (files: UploadFiles, folder: string) =>
  (await Array.fromAsync(files.list(folder), ({ name }) => name)).sort()

describe.each(STORES)('%s', (_, open) => {
  let store: Store
  let files: UploadFiles
  beforeAll(async () => {
    store = await open()
    files = store.files
  })
  afterAll(() => store.close())

  it('returns stored files, and null for others', async () => {
    const content = Buffer.from(Array.from({ length: 70_000 }, (_byte, index) => index % 251))
    await files.write(NAME, content)
    expect(await files.read(NAME)).toEqual(content)
    await files.write(NAME, content)
    expect(await files.read(NAME)).toEqual(content)
    expect(await files.read(`x${NAME}`)).toBeNull()
    expect(await files.read('no/such/folder')).toBeNull()
  })

  it('deletes a removed file, also twice, and no other file', async () => {
    await files.write('pair.webp', bytes('large'))
    await files.write('pair.webp2', bytes('other'))
    await files.remove('pair.webp')
    await files.remove('pair.webp')
    await files.remove('never/there')
    expect(await files.read('pair.webp')).toBeNull()
    expect(await files.read('pair.webp2')).toEqual(bytes('other'))
  })

  it('appends at the end only', async () => {
    const name = 'parts/7/review-12-x'
    expect(await files.append(name, 0, bytes('abc'))).toBeNull()
    await files.write(name, bytes(''))
    expect(await files.read(name)).toEqual(bytes(''))
    expect(await files.append(name, 3, bytes('def'))).toBe(0)
    expect(await files.append(name, 0, bytes('abc'))).toBe(3)
    expect(await files.append(name, 0, bytes('abcd'))).toBe(3)
    expect(await files.append(name, 2, bytes('cd'))).toBe(3)
    expect(await files.append(name, 3, bytes(''))).toBe(3)
    for (const part of ['d', 'ef', 'ghij'])
      await files.append(name, 'abcdefghij'.indexOf(part), bytes(part))
    expect(await files.append(name, 10, bytes('kl'))).toBe(12)
    expect(await files.read(name)).toEqual(bytes('abcdefghijkl'))
    await files.remove(name)
    expect(await files.read(name)).toBeNull()
    expect(await files.append(name, 12, bytes('m'))).toBeNull()
    expect(await namesIn(files, 'parts/7')).toEqual([])
  })

  it('keeps exactly one of two concurrent parts', async () => {
    const name = 'parts/8/both'
    await files.write(name, bytes(''))
    await Promise.all([files.append(name, 0, bytes('aaaa')), files.append(name, 0, bytes('bbbb'))])
    expect(['aaaa', 'bbbb']).toContain((await files.read(name))?.toString())
    expect(await files.append(name, 4, bytes('cc'))).toBe(6)
  })

  it('lists a folder recursively, each file once, with its modification time', async () => {
    const before = Date.now() - 5000
    for (const name of ['parts/21/one', 'parts/21/two', 'parts/22/one'])
      await files.write(name, bytes(''))
    await files.append('parts/21/one', 0, bytes('first'))
    await files.append('parts/21/one', 5, bytes('second'))
    expect(await namesIn(files, 'parts/21')).toEqual(['parts/21/one', 'parts/21/two'])
    expect(await namesIn(files, 'parts/2')).toEqual([])
    expect(await namesIn(files, 'nowhere')).toEqual([])
    const all = await namesIn(files, '')
    for (const name of [NAME, 'parts/21/one', 'parts/22/one'])
      expect(all.filter((one) => one === name)).toEqual([name])
    for await (const { changedAt } of files.list('parts')) {
      expect(changedAt.getTime()).toBeGreaterThan(before)
      expect(changedAt.getTime()).toBeLessThan(Date.now() + 5000)
    }
  })
})
