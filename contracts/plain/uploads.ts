// Written by `npm run plain` from contracts/uploads.ts.
import type * as contract from '@/contracts/uploads'
import type { PlainEndpoint } from '@/contracts/endpoint'
import type { Shape } from '@/contracts/shape'

const Upload: Shape = {
  id: ['int', 1],
  url: 'string',
  fullurl: 'string',
  width: ['int', 1],
  height: ['int', 1],
}

export const beginUpload: PlainEndpoint<typeof contract.beginUpload> = {
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload_begin',
  changes: true,
  besideBody: [],
  data: {
    id: 'string',
    received: ['int', 0],
  },
}

export const cancelUpload: PlainEndpoint<typeof contract.cancelUpload> = {
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload_cancel',
  changes: true,
  besideBody: [],
  data: 'null',
}

export const finishUpload: PlainEndpoint<typeof contract.finishUpload> = {
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload_finish',
  changes: true,
  besideBody: [],
  data: Upload,
}

export const sendUploadPart: PlainEndpoint<typeof contract.sendUploadPart> = {
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload_part',
  changes: true,
  isForm: true,
  besideBody: [],
  data: {
    id: 'string',
    received: ['int', 0],
  },
}

export const uploadPicture: PlainEndpoint<typeof contract.uploadPicture> = {
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload',
  changes: true,
  isForm: true,
  besideBody: [],
  data: Upload,
}
