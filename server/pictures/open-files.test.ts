import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openFiles } from './open-files'

jest.mock('s3mini', () => {
  throw new Error('loaded')
})

const bucket = {
  url: 'https://s3.example/pictures',
  region: 'us-east-1',
  key: 'key',
  secret: 'secret',
  publicUrl: undefined,
}

it('keeps pictures in a folder of the data folder, and knows nothing of buckets then', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'open-files-'))
  try {
    const files = openFiles({ dataDir, bucket: undefined })
    await files.write('a.webp', Buffer.from('picture'))
    expect(await openFiles({ dataDir, bucket: undefined }).read('a.webp')).toEqual(
      Buffer.from('picture'),
    )
    expect(files.addressFor).toBeNull()
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})

it('loads what speaks to buckets with the first picture that is asked of one', async () => {
  const files = openFiles({ dataDir: 'nowhere', bucket })
  await expect(files.read('a.webp')).rejects.toThrow('loaded')
})
