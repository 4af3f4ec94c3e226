import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

/** An X server without a screen. Its framebuffer is a file in the XWD format, from which screenshots are taken. */
export class VirtualDisplay {
  private constructor(
    private readonly server: ChildProcess,
    readonly folder: string,
    readonly display: string,
  ) {}

  static async start(width: number, height: number): Promise<VirtualDisplay> {
    const folder = await mkdtemp(path.join(tmpdir(), 'sampan-xvfb-'))
    const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-fbdir', folder]
    const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    const display = await new Promise<string>((resolve, reject) => {
      server.once('error', reject)
      server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
      server.stdio[3]?.once('data', (data: Buffer) => resolve(`:${data.toString().trim()}`))
    })
    return new VirtualDisplay(server, folder, display)
  }

  /** Writes everything below the first `top` rows as PNG. */
  async screenshot(file: string, top: number): Promise<void> {
    const dump = await readFile(path.join(this.folder, 'Xvfb_screen0'))
    const field = (index: number) => dump.readUInt32BE(index * 4)
    // XWDFileHeader: its size, width, height, bytes per line, and the number of 12-byte colours after it.
    const [header, width, height, line, colours] = [0, 4, 5, 12, 19].map(field) as [
      number,
      number,
      number,
      number,
      number,
    ]
    const start = header + colours * 12
    const raw = { width: line / 4, height, channels: 4 } as const
    const BGR_TO_RGB = [
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ] as [[number, number, number], [number, number, number], [number, number, number]]
    await sharp(dump.subarray(start, start + line * height), { raw })
      .extract({ left: 0, top, width, height: height - top })
      .removeAlpha()
      .recomb(BGR_TO_RGB)
      .png()
      .toFile(file)
  }

  async stop(): Promise<void> {
    this.server.kill()
    await rm(this.folder, { recursive: true, force: true })
  }
}
