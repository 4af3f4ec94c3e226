import { PRE_HYDRATION_SCRIPT } from './pre-hydration-events.ts'

/** In the head of every page, so that the theme applies before the first paint. */
export const THEME_SCRIPT =
  'try{const t=localStorage.theme;if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}'

/** A link that is tapped before hydration leads to a page in the language of this URL. */
const LANGUAGE_SCRIPT =
  'const l=location.pathname.split("/")[1];if(l===document.documentElement.lang)document.cookie="visit_language="+l+"; Path=/; SameSite=Lax";'

/** In the head of every page; the CSP allows exactly this text (web/inline-scripts.ts). */
export const HEAD_SCRIPT = `${THEME_SCRIPT};${LANGUAGE_SCRIPT}${PRE_HYDRATION_SCRIPT}`
