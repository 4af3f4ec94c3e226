import { brand, withBrand, type Brand } from '@/contracts/brand'
import type { Locale } from '@/contracts/languages'
import type enMessages from '@/messages/en.json'

export type Messages = typeof enMessages
export type Namespace = keyof Messages

const LOADERS: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('@/messages/en.json'),
  'zh-CN': () => import('@/messages/zh-CN.json'),
  ja: () => import('@/messages/ja.json'),
  ko: () => import('@/messages/ko.json'),
  th: () => import('@/messages/th.json'),
}

/** Keyed by the source, which changes while a developer edits it. */
const branded = new WeakMap<Messages, { of: Brand; messages: Messages }>()

/** The messages of a language with the name of the brand. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const source = (await LOADERS[locale]()).default
  const known = branded.get(source)
  if (known?.of === brand()) return known.messages
  const messages = withBrand(source, locale)
  branded.set(source, { of: brand(), messages })
  return messages
}

/** The namespaces of client components on every page. The root layout sends them. */
const PUBLIC = [
  'actions',
  'currency',
  'failed',
  'failure',
  'feed',
  'gallery',
  'list',
  'notices',
  'pwa',
  'product',
  'rating',
  'requests',
  'reviews',
  'share',
  'tabs',
  'toasts',
] as const satisfies Namespace[]

/**
 * The namespaces that the client components of each part of the site use. They are sent in the document, so keep
 * them few. Server components have all messages.
 */
const NAMESPACES = {
  public: PUBLIC,
  cart: [...PUBLIC, 'cart'],
  search: [...PUBLIC, 'search', 'titles'],
  auth: [...PUBLIC, 'account', 'errors', 'passwords'],
  account: [
    ...PUBLIC,
    'account',
    'accountData',
    'address',
    'bill',
    'checkout',
    'comment',
    'errors',
    'favourites',
    'inbox',
    'orders',
    'passwords',
    'payCode',
    'payment',
    'pictures',
    'profile',
    'push',
    'records',
    'refund',
    'security',
    'service',
    'setting',
    'shop',
    'titles',
    'topUp',
    'withdraw',
  ],
} as const satisfies Record<string, Namespace[]>

/** A part of the site whose pages share their messages. */
export type Part = keyof typeof NAMESPACES

/** The other toasts are shown on private pages only. */
const PUBLIC_TOASTS = /^(cart|copied$|copyFail$|quantityMost$|(follow|login|register)Success$)/
/** The screens show these without a call. The server sends the texts of its other errors. */
const CLIENT_ERRORS = {
  auth: /^fields$/,
  account: /^(fields|CARD_TOP_UP_CLOSED|NOT_FOUND|ORDER_NOT_REFUNDABLE)$/,
}

/** The messages of the client components of a part. */
export function messagesOf(part: Part, messages: Messages): Partial<Messages> {
  const picked = Object.fromEntries(NAMESPACES[part].map((name) => [name, messages[name]]))
  const isPrivate = part === 'auth' || part === 'account'
  return {
    ...picked,
    ...(isPrivate && { errors: only(messages.errors, CLIENT_ERRORS[part]) }),
    ...(!isPrivate && { toasts: only(messages.toasts, PUBLIC_TOASTS) }),
  }
}

const only = <T extends object>(messages: T, keys: RegExp) =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => keys.test(key))) as T
