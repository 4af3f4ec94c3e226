// Written by `npm run plain` from contracts/account.ts.
import type * as contract from '@/contracts/account'
import type { PlainEndpoint } from '@/contracts/endpoint'
import type { Shape } from '@/contracts/shape'

const Language: Shape = {
  language_name: 'string',
  chinese_name: 'string',
  file_name: ['only', 'en', 'zh-CN', 'ri', 'han', 'tai'],
}

const User: Shape = {
  id: ['int', 1],
  family_name: 'string',
  given_name: 'string',
  email: 'string',
  mobile: 'string',
  avatar: ['nullable', 'string'],
  balance: ['int', 0],
  frozen: ['int', 0],
  has_pay_password: 'boolean',
  language: Language,
  unread: 'int',
}

export const getUserInfo: PlainEndpoint<typeof contract.getUserInfo> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/getUserInfo',
  changes: false,
  data: User,
}

export const languageList: PlainEndpoint<typeof contract.languageList> = {
  access: 'public',
  method: 'get',
  path: '/api/user/language_list',
  changes: false,
  data: ['list', Language],
}

export const login: PlainEndpoint<typeof contract.login> = {
  access: 'public',
  method: 'post',
  path: '/api/user/login',
  changes: true,
  besideBody: [],
  data: {
    userinfo: {
      id: ['int', 1],
      family_name: 'string',
      given_name: 'string',
      email: 'string',
      mobile: 'string',
      avatar: ['nullable', 'string'],
      balance: ['int', 0],
      frozen: ['int', 0],
      has_pay_password: 'boolean',
      language: Language,
      unread: 'int',
      token: 'string',
      expires_at: 'time',
    },
  },
}

export const logout: PlainEndpoint<typeof contract.logout> = {
  access: 'shopper',
  method: 'post',
  path: '/api/user/logout',
  changes: true,
  data: 'null',
}

export const register: PlainEndpoint<typeof contract.register> = {
  access: 'public',
  method: 'post',
  path: '/api/user/register',
  changes: true,
  besideBody: [],
  data: {
    userinfo: {
      id: ['int', 1],
      family_name: 'string',
      given_name: 'string',
      email: 'string',
      mobile: 'string',
      avatar: ['nullable', 'string'],
      balance: ['int', 0],
      frozen: ['int', 0],
      has_pay_password: 'boolean',
      language: Language,
      unread: 'int',
      token: 'string',
      expires_at: 'time',
    },
  },
}

export const resetPay: PlainEndpoint<typeof contract.resetPay> = {
  access: 'shopper',
  method: 'post',
  path: '/api/user/resetPay',
  changes: true,
  besideBody: [],
  data: 'null',
}

export const saveProfile: PlainEndpoint<typeof contract.saveProfile> = {
  access: 'shopper',
  method: 'post',
  path: '/api/user/profile',
  changes: true,
  besideBody: [],
  data: User,
}

export const setLanguage: PlainEndpoint<typeof contract.setLanguage> = {
  access: 'public',
  method: 'get',
  path: '/api/user/set_language',
  changes: true,
  data: Language,
}

export const verifyPay: PlainEndpoint<typeof contract.verifyPay> = {
  access: 'shopper',
  method: 'post',
  path: '/api/user/verify_pay',
  changes: true,
  besideBody: [],
  data: {
    ticket: 'string',
    expires_at: 'time',
  },
}
