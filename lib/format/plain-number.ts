/**
 * Numbers as all our languages write them, 1,234.50, without Intl, whose first format takes 100 ms
 * on a slow phone. Tests compare these with Intl, so a language with another format fails.
 */

/** "1,234.50" of "1234.50", which has no sign. */
export function grouped(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3)
    groups.unshift(whole.slice(Math.max(0, end - 3), end))
  const joined = groups.join(',')
  return fraction === undefined ? joined : `${joined}.${fraction}`
}

type Unit = [size: number, letters: string]

const THOUSANDS: Unit[] = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
]
const UNITS: Record<string, Unit[]> = {
  'zh-CN': [
    [1e12, '万亿'],
    [1e8, '亿'],
    [1e4, '万'],
  ],
  ja: [
    [1e12, '兆'],
    [1e8, '億'],
    [1e4, '万'],
  ],
  ko: [
    [1e12, '조'],
    [1e8, '억'],
    [1e4, '만'],
  ],
}

/** "1.2K", "1.2万", but "1,299" in languages that count in ten thousands: one decimal at most, truncated. */
export function shortened(count: number, locale: string): string {
  const unit = (UNITS[locale] ?? THOUSANDS).find(([size]) => count >= size)
  if (!unit) return grouped(String(count))
  const [size, letters] = unit
  return `${Math.floor(count / (size / 10)) / 10}${letters}`
}
