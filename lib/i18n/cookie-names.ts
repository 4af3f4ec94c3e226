/** The language of a visit, a BCP 47 tag, and the stored choice, the JSON of the Language shape. */
export const VISIT_LANGUAGE_COOKIE = 'visit_language'
export const LANGUAGE_COOKIE = 'language'
