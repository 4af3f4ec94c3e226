import type { Hono } from 'hono'
import {
  deleteAddress,
  getAddress,
  listAddresses,
  saveAddress,
  setDefaultAddress,
} from '@/contracts/addresses'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as addresses from '@/server/services/accounts/addresses'

export function addressRoutes(app: Hono, services: Services) {
  serve(app, services, listAddresses, (ctx) => addresses.list(ctx))
  serve(app, services, getAddress, (ctx, { query }) => addresses.get(ctx, query.id))
  serve(app, services, saveAddress, (ctx, { body }) => addresses.save(ctx, body))
  serve(app, services, setDefaultAddress, (ctx, { body }) => addresses.setDefault(ctx, body.id))
  serve(app, services, deleteAddress, (ctx, { query }) => addresses.remove(ctx, query.id))
}
