import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@/contracts/languages'
import { ROUTES } from '@/lib/navigation/routes'
import { projectRoot } from '../../cli/bootstrap/project.mjs'
import { run } from '../../cli/process/run.ts'
import type { Scan, Scanning } from './report'
import { ensureProgram, ensureVnu } from './tools'
import { Visitor } from './visitor'

interface Message {
  type: string
  subType?: string
  url?: string
  message: string
  extract?: string
}

const PRODUCTS = ['/detail/1', '/detail/999999', '/shop/1', '/shop/999999', '/nowhere']

/** Every page in every language, as a signed-in shopper gets it, checked by the Nu Html Checker. */
export const html: Scan = {
  name: 'html',
  summary: 'the markup of every page in five languages, by the Nu Html Checker (vnu)',
  async run(scan) {
    await ensureProgram('java', 'default-jre-headless')
    const jar = await ensureVnu()
    const folder = path.join(scan.folder(), 'pages')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const count = await fetchPages(scan, folder)
    const { output } = await run(
      'java',
      ['-jar', jar, '--format', 'json', '--exit-zero-always', '--skip-non-html', folder],
      { cwd: projectRoot, keptOutput: Infinity },
    )
    const { messages } = JSON.parse(output.slice(output.indexOf('{'))) as { messages: Message[] }
    scan.tell(`${count} pages`)
    return told(scan, messages)
  },
}

async function fetchPages(scan: Scanning, folder: string): Promise<number> {
  const visitors = [new Visitor(scan.origin), await Visitor.signedIn(scan.origin)]
  const paths = [...ROUTES.map((route) => route.path.replace(/\/:.*/, '')), ...PRODUCTS]
  let count = 0
  for (const locale of LOCALES)
    for (const page of paths)
      for (const [place, { cookie }] of visitors.entries()) {
        const answer = await fetch(`${scan.origin}/${locale}${page}`, {
          headers: { cookie, accept: 'text/html' },
          redirect: 'manual',
        })
        if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
        const name = `${locale}${page.replaceAll('/', '_')}.${place}.html`
        writeFileSync(path.join(folder, name), await answer.text())
        count += 1
      }
  return count
}

/** Equal messages once, with the number of pages; infos are ignored. */
function told(scan: Scanning, messages: Message[]): number {
  const kinds = Map.groupBy(messages, (one) => `${one.subType ?? one.type}: ${one.message}`)
  const sorted = [...kinds].sort(([, a], [, b]) => b.length - a.length)
  for (const [kind, all] of sorted) {
    scan.tell(`${all.length} × ${kind}`)
    scan.tell(`    ${all[0]?.url?.split('/').at(-1)}: ${all[0]?.extract?.replace(/\s+/g, ' ')}`)
  }
  return messages.filter(({ type }) => type !== 'info').length
}
