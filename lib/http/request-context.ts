// Node itself loads this file for the web server, so that its imports are relative.
/* oxlint-disable import/no-relative-parent-imports */
import { localeOfAcceptLanguage } from '../../contracts/accept-language.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contracts/languages.ts'
import { chooseLocale } from '../i18n/choose-locale.ts'
import { LANGUAGE_COOKIE, VISIT_LANGUAGE_COOKIE } from '../i18n/cookie-names.ts'
import { SESSION_COOKIES, sessionCookie } from '../navigation/session-cookie.ts'
import { parseCookies, tokenCookie, type Cookies } from './cookies.ts'

/** What a request context is derived from. */
export interface RequestFacts {
  method: string
  /** Canonical path and query (web/request-target.ts). */
  path: string
  search: string
  /** A header by its lower-case name; repeated ones joined as RFC 9110 says. */
  header: (name: string) => string | undefined
  /** The visitor's address, scheme and host, as the web server knows them. */
  client: string
  host: string
  isSecure: boolean
  /** The origin that the operator set; without one, the host tells. */
  publicOrigin: string | undefined
  requestId: string
}

/**
 * What a request says, derived once. Everything behind it reads this and no header that it covers, so
 * that no two parts can read one request in two ways.
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

  /** The session token of this site's cookie. */
  get session(): string | undefined {
    return tokenCookie(this.cookies, sessionCookie(this.isSecure))
  }

  /** Whether there may be a session: the gateway and the backend decide whether there is. */
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

  /** The language of a call's answer, which follows Accept-Language alone (contract, conventions). */
  get callLocale(): Locale {
    return localeOfAcceptLanguage(this.header('accept-language')) ?? DEFAULT_LOCALE
  }
}
