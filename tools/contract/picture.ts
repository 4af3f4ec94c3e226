import sharp from 'sharp'
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  sendUploadPart,
  uploadPicture,
} from '@/contracts/uploads'
import type { UploadPurpose } from '@/contracts/schemas/uploads'
import type { Probe } from './probe'

const SIDE = 320

async function draw(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: SIDE, height: SIDE, channels: 3 as const, background: '#c0ffee' }
  return new Uint8Array(await sharp({ create }).png().toBuffer())
}

/** Uploads a picture in one piece; returns the id of its upload. */
export async function picture(
  probe: Probe,
  token: string,
  purpose: UploadPurpose,
): Promise<number> {
  const file = new File([await draw()], 'contract.png', { type: 'image/png' })
  return (await probe.ask(uploadPicture, { purpose, file }, { token })).id
}

/** Uploads a picture in two parts, one that is no picture, and one that is cancelled. */
export async function sendPictures(probe: Probe, token: string): Promise<void> {
  const who = { token }
  const file = new File(['no picture'], 'contract.png', { type: 'image/png' })
  await probe.refused(uploadPicture, 'no picture', { purpose: 'review', file }, { code: 415, who })
  const bytes = await draw()
  const begun = await probe.ask(beginUpload, { purpose: 'review', size: bytes.length }, who)
  const half = Math.floor(bytes.length / 2)
  for (const [offset, end] of [
    [0, half],
    [half, bytes.length],
  ] as const) {
    const part = new File([bytes.slice(offset, end)], 'part')
    const { received } = await probe.ask(sendUploadPart, { id: begun.id, offset, file: part }, who)
    probe.expect(sendUploadPart, 'data.received', received === end, `${end} expected`)
  }
  const made = await probe.ask(finishUpload, { id: begun.id }, who)
  probe.expect(finishUpload, 'data.width', made.width === SIDE, `${SIDE} expected`)
  const other = await probe.ask(beginUpload, { purpose: 'review', size: 1000 }, who)
  await probe.ask(cancelUpload, { id: other.id }, who)
}
