import { endpoint } from './endpoint'
import type * as schemas from './schemas/articles'

export const getHelp = endpoint<typeof schemas.getHelp>()({
  access: 'public',
  method: 'get',
  path: '/api/user/help_support',
  summary: 'Help, in the request’s language',
  changes: false,
})

export const getLaw = endpoint<typeof schemas.getLaw>()({
  access: 'public',
  method: 'get',
  path: '/api/user/law',
  summary: 'Law and policy, in the request’s language',
  changes: false,
})

export const getPlatform = endpoint<typeof schemas.getPlatform>()({
  access: 'public',
  method: 'get',
  path: '/api/platform/info',
  summary: 'About the platform, and how to reach it',
  changes: false,
})
