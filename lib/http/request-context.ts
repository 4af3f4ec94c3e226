// Node loads this file without a bundler, so its imports are relative.
/* oxlint-disable import/no-relative-parent-imports */
import { localeOfAcceptLanguage } from '../../contracts/accept-language.ts'
import { brand } from '../../contracts/brand.ts'
import type { Locale } from '../../contracts/languages.ts'
import { chooseLocale } from '../i18n/choose-locale.ts'
import { LANGUAGE_COOKIE, VISIT_LANGUAGE_COOKIE } from '../i18n/stored-locale.ts'
import { SESSION_COOKIES, sessionCookie, staffCookie } from '../navigation/session-cookie.ts'
import { parseCookies, tokenCookie, type Cookies } from './cookies.ts'

/** The input of a request context. */
export interface RequestFacts {
  method: string
  /** Canonical path and query (web/request-target.ts). */
  path: string
  search: string
  /** Returns a header by its lower-case name; repeated headers are joined (RFC 9110). */
  header: (name: string) => string | undefined
  /** The client's address, scheme and host after trusted proxies. */
  client: string
  host: string
  isSecure: boolean
  /** The configured origin; undefined derives it from the host. */
  publicOrigin: string | undefined
  requestId: string
}

/**
 * The parsed properties of a request, computed once. All later code reads these instead of raw headers, so that
 * two components cannot interpret one request differently.
 */
export class RequestContext {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly header: (name: string) => string | undefined
  readonly client: string
  readonly host: string
  readonly isSecure: boolean
  readonly publicOrigin: string | undefined
  readonly requestId: string
  #cookies: Cookies | undefined
  #locale: Locale | undefined

  constructor(facts: RequestFacts) {
    this.method = facts.method
    this.path = facts.path
    this.search = facts.search
    this.header = facts.header
    this.client = facts.client
    this.host = facts.host
    this.isSecure = facts.isSecure
    this.publicOrigin = facts.publicOrigin
    this.requestId = facts.requestId
  }

  get cookies(): Cookies {
    return (this.#cookies ??= parseCookies(this.header('cookie')))
  }

  /** The session token in the cookie of this site. */
  get session(): string | undefined {
    return tokenCookie(this.cookies, sessionCookie(this.isSecure))
  }

  /** The token of a staff session in the cookie of this site; for /api/admin/ only. */
  get staffSession(): string | undefined {
    return tokenCookie(this.cookies, staffCookie(this.isSecure))
  }

  /** Whether the request may have a session; the backend validates it. */
  get hasSession(): boolean {
    return SESSION_COOKIES.some((name) => tokenCookie(this.cookies, name) !== undefined)
  }

  /** The language of a page without a language prefix. */
  get locale(): Locale {
    return (this.#locale ??= chooseLocale({
      visitCookie: this.cookies[VISIT_LANGUAGE_COOKIE],
      languageCookie: this.cookies[LANGUAGE_COOKIE],
      acceptLanguage: this.header('accept-language'),
    }))
  }

  /** The language of an API response: only Accept-Language (/api/docs, conventions). */
  get callLocale(): Locale {
    return localeOfAcceptLanguage(this.header('accept-language')) ?? brand().defaultLanguage
  }
}
