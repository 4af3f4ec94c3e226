/** `/api/pictures/<kinds>.<colour>.<variant>`, the URL of a generated picture (components/ui/picture-sources.ts). */
const GENERATED = /^\/api\/pictures\/[a-z0-9+-]+\.[a-z-]+\.[a-z-]+$/
const UPLOADED = /^(\/api\/uploads\/catalogue-[\w-]{22})\.webp$/

/** The file of a picture for a width of 80 or 320 pixels of the page. Other addresses are used as they are. */
export function pictureFile(url: string, size: 'small' | 'medium'): string {
  const isSmall = size === 'small'
  if (GENERATED.test(url)) return `${url}/${isSmall ? 160 : 640}.webp`
  return url.replace(UPLOADED, `$1-${isSmall ? 320 : 640}.webp`)
}
