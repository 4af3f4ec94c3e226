import { PRE_HYDRATION_SCRIPT } from './pre-hydration-events.ts'

/** Stands at the head of every page, so that a chosen theme is there before the first thing is drawn. */
export const THEME_SCRIPT =
  'try{const t=localStorage.theme;if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}'

/** Stands at the head of every page; only this very text may run there (web/inline-scripts.ts). */
export const HEAD_SCRIPT = THEME_SCRIPT + PRE_HYDRATION_SCRIPT
