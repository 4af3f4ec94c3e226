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

it('stores pictures in a folder of the data folder without loading bucket code', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'open-files-'))
  try {
    const files = openFiles({ dataDir, bucket: undefined })
    await files.write('a.webp', Buffer.from('picture'))
    expect(await openFiles({ dataDir, bucket: undefined }).read('a.webp')).toEqual(
      Buffer.from('picture'),
    )
    expect(files.signedUrl).toBeNull()
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})

it('loads the bucket client with the first picture that needs it', async () => {
  const files = openFiles({ dataDir: 'nowhere', bucket })
  await expect(files.read('a.webp')).rejects.toThrow('loaded')
})
