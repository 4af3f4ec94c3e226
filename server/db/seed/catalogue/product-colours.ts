import type { ColourName } from '@/server/pictures/colours'
import type { Tone } from './shape'

/** The colours of products without an option for it. For food and care it is that of the label. */
export const TONE_COLOURS: Record<Tone, ColourName[]> = {
  devices: ['graphite', 'cloud-white', 'deep-blue', 'sage', 'beige', 'black'],
  clothes: ['black', 'navy', 'beige', 'olive', 'terracotta', 'off-white', 'burgundy', 'teal'],
  home: ['sand', 'terracotta', 'sage', 'mist-blue', 'charcoal', 'off-white', 'navy'],
  food: ['terracotta', 'sage', 'navy', 'burgundy', 'honey-yellow', 'teal', 'olive', 'off-white'],
  care: ['sage', 'dusty-pink', 'mist-blue', 'beige', 'lavender', 'off-white', 'teal'],
  outdoors: ['olive', 'navy', 'terracotta', 'graphite', 'teal', 'honey-yellow'],
  toys: ['red', 'blue', 'yellow', 'green', 'orange', 'teal'],
}

/** The name of a kind in picture URLs, of its English noun: "crew-neck T-shirt" is crew-neck-t-shirt. */
export function pictureName(noun: string): string {
  return noun
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
