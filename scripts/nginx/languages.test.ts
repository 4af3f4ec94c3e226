import { readFileSync } from 'node:fs'
import { languageMaps } from './languages'

test('nginx finds languages as Sampan does: run `node scripts/nginx/main.ts`', () => {
  expect(readFileSync('deploy/nginx/sampan-languages.conf', 'utf8')).toBe(languageMaps())
})
