/** Stands at the head of every page, so that a chosen theme is there before the first thing is drawn. */
export const THEME_SCRIPT =
  'try{const t=localStorage.theme;if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}'
