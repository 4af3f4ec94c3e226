import type { Random } from '../../random'

/** Other spellings of a path and hostile targets; changes the part before `?` and keeps or replaces the query. */
const SPELLINGS: ((path: string, random: Random) => string)[] = [
  (path) => `/${path}`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `${path}/`,
  (path) => `${path}/.`,
  (path) => `${path}/..`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '%5c'),
  (path) => path.replaceAll('/', '/%2e/'),
  (path) => `/%2e%2e${path}`,
  (path) => `/_next/..${path}`,
  (path) => `/_next/static/x/../..${path}`,
  (path) => `/api/..${path}`,
  (path) => `${path}%00`,
  (path) => `${path}%`,
  (path) => `${path}%zz`,
  (path) => `${path}%c0%ae`,
  (path) => `${path}%ff%fe`,
  (path) => `${path}%0d%0aX-Injected:%201`,
  (path) => `${path}%250d%250aX-Injected:%201`,
  (path) => `${path}%e2%80%8b`,
  (path) => `${path};a=b`,
  (path) => `${path}.rsc`,
  (path) => `${path}.segments/_full.segment.rsc`,
  (path) => path.toUpperCase(),
  (path) => percentEncoded(path),
  (path) => percentEncoded(percentEncoded(path)),
  (path) => `${path}\xe9`,
  (path) => `${path}\x80`,
  (path) => `${path} x`,
  (path) => `${path}\t`,
  (path) => `${path}|^"<>{}`,
  (path) => `//evil.example${path}`,
  (path) => `/\\evil.example${path}`,
  (path) => `http://evil.example${path}`,
  (path) => `http://a@localhost${path}`,
  (path) => `http://localhost:99999${path}`,
  (path) => `https://[::1${path}`,
  (path) => `ftp://localhost${path}`,
  (path) => path.slice(1),
  () => '*',
  () => 'localhost:443',
  () => '',
  () => '?',
  () => '#',
  (path, random) => `${path}/${'a'.repeat(random.between(1000, 20_000))}`,
  (path, random) => `${path}${'/..'.repeat(random.between(10, 3000))}`,
  (path, random) => `${path}${'/'.repeat(random.between(10, 9000))}`,
  (path, random) => `${path}${'%20'.repeat(random.between(10, 3000))}`,
]

const QUERIES: ((random: Random) => string)[] = [
  () => '?',
  () => '??',
  () => '?_rsc=1',
  () => '?_rsc',
  () => '?a=%',
  () => '?a=%00&b=%ff',
  () => '?a[b]=1&a[c]=2&__proto__[x]=1',
  () => '?utm_source=x&amp=1',
  () => '?keyword=%E3%81%8A%E8%8C%B6',
  () => '?x=%0d%0aX-Injected:%201',
  () => '#fragment',
  () => '?from=//evil.example',
  () => '?from=https://evil.example/',
  () => '?from=%2f%5cevil.example',
  (random) => `?${'a=1&'.repeat(random.between(10, 3000))}`,
  (random) => `?a=${'b'.repeat(random.between(1000, 15_000))}`,
  (random) => `?limit=${random.between(-5, 100_000)}&cursor=x`,
]

export function percentEncoded(text: string): string {
  return text.replace(/[a-z0-9]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
}

/** The target in the request line; usually the path itself. */
export function targetOf(path: string, random: Random): string {
  const [plain = '/', query] = path.split('?', 2)
  const spelling = random.next() < 0.25 ? random.pick(SPELLINGS) : undefined
  const spelt = spelling ? spelling(plain, random) : plain
  if (random.next() < 0.2) return spelt + random.pick(QUERIES)!(random)
  return query === undefined ? spelt : `${spelt}?${query}`
}
