import { PRE_HYDRATION_SCRIPT } from './pre-hydration-events.ts'

/** In the head of every page, so that the theme applies before the first paint. */
export const THEME_SCRIPT =
  'try{const t=localStorage.theme;if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}'

/** In the head of every page; the CSP allows exactly this text (web/inline-scripts.ts). */
export const HEAD_SCRIPT = THEME_SCRIPT + PRE_HYDRATION_SCRIPT
