import { deleteCookie } from 'cookies-next/client'
import { VISIT_LANGUAGE_COOKIE } from './stored-locale'

/** A chosen language overrides that of the visit. */
export function deleteVisitLanguage(): void {
  deleteCookie(VISIT_LANGUAGE_COOKIE, { path: '/' })
}
