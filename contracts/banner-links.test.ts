import { isBannerLink } from './banner-links'

test.each(['/', '/explore', '/detail/7', '/search?q=tea%20pot&sort=sales', '/explore?back=//a'])(
  'accepts %s',
  (link) => {
    expect(isBannerLink(link)).toBe(true)
  },
)

test.each(['', 'explore', '//a.example', '/a//b', '/./', '/a/../b', '/..//b', '/\\b', '/a b'])(
  'refuses %j',
  (link) => {
    expect(isBannerLink(link)).toBe(false)
  },
)
