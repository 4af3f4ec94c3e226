import { deviceName } from './device-name'

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet · Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox · macOS',
  ],
  ['Version/26.1 (Macintosh) without the name of a browser', 'macOS'],
  ['curl/8.5.0', ''],
  ['', ''],
])('names %s as shoppers know it', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

it.each([
  ['Chrome/142.0.0.0 Safari/537.36 OPR/120 (Linux x86_64)', 'Opera · Linux'],
  ['Version/26.1 Safari/604.1 (iPad)', 'Safari · iPad'],
  ['Chrome/142 Safari/537 (X11; CrOS x86_64)', 'Chrome · ChromeOS'],
])('names %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
