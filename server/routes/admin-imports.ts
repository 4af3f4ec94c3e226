import type { Hono } from 'hono'
import { exportAdminProducts } from '@/contracts/admin-exports'
import { getAdminImport, startAdminImport } from '@/contracts/admin-imports'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as productExport from '@/server/services/administration/product-export'
import * as uploadedImports from '@/server/services/imports/uploaded-imports'

export function adminImportRoutes(app: Hono, services: Services) {
  serve(app, services, startAdminImport, (ctx, { body }) => uploadedImports.start(ctx, body))
  serve(app, services, getAdminImport, (ctx, { query }) => uploadedImports.get(ctx, query))
  serve(app, services, exportAdminProducts, (ctx) => productExport.begin(ctx))
}
