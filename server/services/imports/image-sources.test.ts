import { createServer, type RequestListener, type Server } from 'node:http'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { checkedLookup } from '@/server/public-address'
import { createImageDownload, MAX_UNANSWERED } from './image-download'
import { openImageFolder } from './image-folder'

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: Error) => error.message,
  )

describe('downloads', () => {
  let server: Server
  let port: number
  let answer: RequestListener
  let asked: string[]
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url!)
      answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => server.close())
  beforeEach(() => {
    asked = []
    answer = (_, response) => response.end('picture')
  })

  /** `localhost` is the server of the test, where that is allowed; everything else resolves to a private address. */
  async function read(url: string, { isLoopbackAllowed = true, names = ['127.0.0.1'] } = {}) {
    let turn = 0
    const lookup = checkedLookup(isLoopbackAllowed, (host, _, done) => {
      const address = host === 'localhost' ? names[Math.min(turn++, names.length - 1)]! : '10.0.0.1'
      done(null, [{ address, family: 4 }])
    })
    const download = createImageDownload(isLoopbackAllowed, lookup)
    const result = await reasonOf(download.read(url))
    await download.close()
    return result
  }
  const at = (place: string) => `http://localhost:${port}${place}`

  it('are read from public servers', async () => {
    expect(await read(at('/a.jpg'))).toBe('read')
  })

  it.each([
    'https://inside.example/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706434/',
    'https://0x7f.0.0.2/',
  ])('are refused from inside: %s', async (url) => {
    expect(await read(url, { isLoopbackAllowed: false })).toBe(
      'leads to an address that is not public',
    )
  })

  it('are refused when a redirect leads inside', async () => {
    for (const location of [
      'https://10.0.0.1/',
      'https://inside.example/',
      'https://169.254.169.254/',
    ]) {
      answer = (_, response) => response.writeHead(302, { location }).end()
      expect(await read(at('/'))).toBe('leads to an address that is not public')
    }
  })

  it('are refused when the name resolves to another address the second time', async () => {
    answer = (_, response) =>
      response.writeHead(302, { location: `http://localhost:${port}/2`, connection: 'close' }).end()
    expect(await read(at('/1'), { names: ['127.0.0.1', '10.0.0.1'] })).toBe(
      'leads to an address that is not public',
    )
    expect(asked).toEqual(['/1'])
  })

  it.each([
    'http://shop.example/a',
    'ftp://shop.example/a',
    'file:///etc/passwd',
    'https://user:word@shop.example/',
    'data:,x',
    'x',
  ])('are refused by protocol and credentials: %s', async (url) => {
    expect(await read(url)).toBe('is no https address')
  })

  it('need https in production', async () => {
    const download = createImageDownload()
    expect(await reasonOf(download.read(at('/')))).toBe('is no https address')
    // Addresses that contain the one of this machine, and local networks of earlier standards.
    for (const host of ['[::127.0.0.1]', '[::ffff:127.0.0.1]', '[64:ff9b:1::7f00:1]', '[fec0::1]'])
      expect(await reasonOf(download.read(`https://${host}:${port}/`))).toBe(
        'leads to an address that is not public',
      )
    expect(await reasonOf(download.read('https://localhost/a.jpg'))).toBe(
      'leads to an address that is not public',
    )
    await download.close()
  })

  it('are bounded in size, announced or not, and in redirects', async () => {
    const piece = Buffer.alloc(1024 * 1024)
    answer = (_, response) => response.writeHead(200, { 'content-length': 11 * piece.length }).end()
    expect(await read(at('/'))).toBe('is larger than 10 MiB')
    answer = (_, response) => {
      for (let sent = 0; sent < 12; sent += 1) response.write(piece)
      response.end()
    }
    expect(await read(at('/'))).toBe('is larger than 10 MiB')
    answer = (_, response) => response.writeHead(301, { location: '/again' }).end()
    expect(await read(at('/'))).toBe('is redirected more than 3 times')
    answer = (_, response) => response.writeHead(404).end()
    expect(await read(at('/'))).toBe('is answered with the status 404')
  })

  it('end for a host after many in a row that it did not answer', async () => {
    const lookup = checkedLookup(true, (_, __, done) =>
      done(null, [{ address: '127.0.0.1', family: 4 }]),
    )
    const download = createImageDownload(true, lookup)
    const cutOff = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => reasonOf(download.read(at(`/cut/${n}`)))))
    answer = (request, response) =>
      request.url!.startsWith('/cut') ? request.destroy() : response.end('picture')
    await cutOff(MAX_UNANSWERED - 1)
    expect(await reasonOf(download.read(at('/a.jpg')))).toBe('read')
    expect(new Set(await cutOff(MAX_UNANSWERED))).toEqual(new Set(['cannot be downloaded']))
    asked = []
    expect(await reasonOf(download.read(at('/b.jpg')))).toBe('cannot be downloaded')
    expect(asked).toEqual([])
    expect(await reasonOf(download.read(`http://127.0.0.1:${port}/c.jpg`))).toBe('read')
    await download.close()
  })
})

describe('folders and archives', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'import-images-'))
    await mkdir(path.join(folder, 'images/inner'), { recursive: true })
    await writeFile(path.join(folder, 'secret.jpg'), 'secret')
    await writeFile(path.join(folder, 'images/inner/a b.jpg'), 'picture')
    await symlink('../secret.jpg', path.join(folder, 'images/link.jpg'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('read files inside of the folder only', async () => {
    const images = await openImageFolder(path.join(folder, 'images'))
    expect(String(await images.read('inner/a b.jpg'))).toBe('picture')
    for (const name of ['../secret.jpg', 'link.jpg', '/etc/passwd', 'inner', 'none.jpg', '..', ''])
      expect(await reasonOf(images.read(name))).toBe('does not exist')
  })

  const zip = async (entries: ZipEntry[]) => {
    const file = path.join(folder, 'images.zip')
    await writeFile(file, zipOf(entries))
    return openImageFolder(file)
  }

  it('read an archive', async () => {
    const images = await zip([{ name: 'inner/a.jpg', content: Buffer.from('picture') }])
    expect(String(await images.read('inner/a.jpg'))).toBe('picture')
    expect(await reasonOf(images.read('a.jpg'))).toBe('does not exist')
    images.close()
  })

  it.each(['../../etc/cron.d/x', '/etc/passwd', 'a/../../b', String.raw`..\b`])(
    'refuse an archive with the name %s',
    async (name) => {
      expect(await reasonOf(zip([{ name, content: Buffer.from('x') }]))).toMatch(/^images.zip: /)
    },
  )

  it('refuse decompression bombs and wrong sizes', async () => {
    const bomb = Buffer.alloc(9 * 1024 * 1024)
    const large = Buffer.alloc(11 * 1024 * 1024)
    const images = await zip([
      { name: 'bomb.jpg', content: bomb },
      { name: 'large.jpg', content: large },
      { name: 'lying.jpg', content: bomb, announced: 20_000 },
    ])
    expect(await reasonOf(images.read('bomb.jpg'))).toBe('is a decompression bomb')
    expect(await reasonOf(images.read('large.jpg'))).toBe('is larger than 10 MiB')
    expect(await reasonOf(images.read('lying.jpg'))).toBe('is damaged in the archive')
    images.close()
  })

  it.each([
    ['leads past the end', 42, 0x7fffffff],
    ['leads into another entry', 42, 5],
    ['is longer than the archive', 20, 0x7fffffff],
  ])('refuse only the entry whose place in the directory %s', async (_, at, value) => {
    const file = path.join(folder, 'damaged.zip')
    const [damaged, whole] = ['damaged.jpg', 'whole.jpg'].map((name) => ({
      name,
      content: Buffer.from('picture'),
    }))
    const archive = zipOf([damaged!, whole!])
    archive.writeUInt32LE(value, archive.indexOf('PK\u0001\u0002') + at)
    await writeFile(file, archive)
    const images = await openImageFolder(file)
    expect(await reasonOf(images.read('damaged.jpg'))).toBe('is damaged in the archive')
    expect(String(await images.read('whole.jpg'))).toBe('picture')
    images.close()
  })

  it('read a link as a file, and the last of two entries with one name', async () => {
    const images = await zip([
      { name: 'a.jpg', content: Buffer.from('first') },
      { name: 'a.jpg', content: Buffer.from('/etc/passwd') },
    ])
    expect(String(await images.read('a.jpg'))).toBe('/etc/passwd')
    images.close()
  })

  it('refuse files that are no archive', async () => {
    expect(await reasonOf(openImageFolder(path.join(folder, 'secret.jpg')))).toMatch(
      /^secret.jpg: it is no ZIP archive/,
    )
  })
})

interface ZipEntry {
  name: string
  content: Buffer
  /** Another size than the real one. */
  announced?: number
}

/** A ZIP archive with compressed entries (APPNOTE 4.3). */
function zipOf(entries: ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, announced = content.length } of entries) {
    const packed = deflateRawSync(content)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(announced, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), facts, rest, Buffer.from(name)]),
    )
    files.push(local)
    offset += local.length
  }
  const size = Buffer.concat(directory).length
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, ...directory, Buffer.from('PK\u0005\u0006'), end])
}
