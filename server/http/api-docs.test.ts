import { API_DOCS_PATH, API_DOCS_POLICY } from '@/contracts/api-docs'
import { showApiDocs } from './api-docs'

const show = async (name = '') => (await showApiDocs(API_DOCS_PATH + name))!

test('shows a page without inline scripts or styles, under a strict policy', async () => {
  const page = await show()
  const html = await page.text()
  expect(page.headers.get('content-security-policy')).toBe(API_DOCS_POLICY)
  expect(API_DOCS_POLICY).not.toMatch(/unsafe|https?:/)
  expect(html).toContain('<title>Sampan API</title>')
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|style=|https?:/)
})

test('serves each file that the page names', async () => {
  const html = await (await show()).text()
  const files = [...html.matchAll(/(?:src|href)="\/api\/docs(\/[^"]+)"/g)].map(([, file]) => file!)
  expect(files.length).toBe(4)
  for (const file of files) {
    const response = await show(file)
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
    expect(response.headers.get('content-type')).toContain(type)
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
  }
})

test.each(['/package.json', '/toString', '/../swagger-ui.css', '/swagger-ui.css/'])(
  'does not serve %s',
  async (name) => {
    expect(await showApiDocs(API_DOCS_PATH + name)).toBeNull()
  },
)
