import { THEME_SCRIPT } from './theme-script.ts'
import { TAP_SCRIPT } from './early-tap.ts'

/** Stands at the head of every page; only this very text may run there (web/inline-scripts.ts). */
export const HEAD_SCRIPT = THEME_SCRIPT + TAP_SCRIPT
