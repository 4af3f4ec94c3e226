import type { LogoNode } from './brand.ts'

/** The logo as SVG; `more` overrides attributes of its root. Values contain no quotes or angle brackets. */
export function logoSvg({ name, attributes, children }: LogoNode, more = {}): string {
  const all = Object.entries<string>({ ...attributes, ...more })
  const written = all.map(([key, value]) => ` ${key}="${value}"`).join('')
  return `<${name}${written}>${children.map((child) => logoSvg(child)).join('')}</${name}>`
}

/** The width divided by the height. */
export function logoRatio({ attributes }: LogoNode): number {
  const [, , width = 1, height = 1] = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number)
  return width / height
}
