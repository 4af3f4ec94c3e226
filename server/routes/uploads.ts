import type { Hono } from 'hono'
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  sendUploadPart,
  uploadPicture,
} from '@/contracts/uploads'
import type { Services } from '@/server/http/context'
import { answerFailure, serve, visitOf } from '@/server/http/serve'
import { showUpload } from '@/server/http/show-upload'
import * as parts from '@/server/services/uploads/parts'
import * as uploads from '@/server/services/uploads/uploads'

export function uploadRoutes(app: Hono, services: Services) {
  serve(app, services, uploadPicture, (ctx, { body }) => uploads.add(ctx, body))
  serve(app, services, beginUpload, (ctx, { body }) => parts.begin(ctx, body))
  serve(app, services, sendUploadPart, (ctx, { body }) => parts.addPart(ctx, body))
  serve(app, services, finishUpload, (ctx, { body }) => parts.finish(ctx, body.id))
  serve(app, services, cancelUpload, (ctx, { body }) => parts.cancel(ctx, body.id))
  app.on('GET', ['/api/uploads/:file', '/api/ops/uploads/:file'], async (c) => {
    try {
      return await showUpload(services, c.req.raw, c.req.param('file'))
    } catch (error) {
      return answerFailure(error, visitOf(services, c), '/api/uploads')
    }
  })
}
