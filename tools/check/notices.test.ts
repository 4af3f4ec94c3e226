import { readFileSync } from 'node:fs'

const notices = readFileSync('THIRD_PARTY_NOTICES.md', 'utf8')
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
}

test.each(Object.keys(dependencies))('THIRD_PARTY_NOTICES.md names %s', (name) => {
  const isFont = name.startsWith('@fontsource-variable/noto-sans-')
  expect(notices).toContain(isFont ? '`@fontsource-variable/noto-sans-*`' : name)
})
