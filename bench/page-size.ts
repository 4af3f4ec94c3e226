import { gzipSync } from 'node:zlib'

type Row = {
  path: string
  'document KB': number
  'first-load scripts KB': number
  'styles KB': number
  scripts: number
}

/** The download of a phone's first visit: the document and every script and style it links to. */
export async function measurePageSize(url: string, paths: string[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of paths) {
    const document = await read(url + path)
    const scripts = addressesIn(document, /<script[^>]+src="([^"]+)"[^>]*>/g)
    const styles = addressesIn(document, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)
    rows.push({
      path,
      'document KB': kilobytes(gzipSync(document).length),
      'first-load scripts KB': kilobytes(await weigh(url, scripts)),
      'styles KB': kilobytes(await weigh(url, styles)),
      scripts: scripts.length,
    })
  }
  return rows
}

/** Current phones never load scripts for browsers without modules. */
function addressesIn(document: string, pattern: RegExp): string[] {
  const found = [...document.matchAll(pattern)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, address]) => address ?? '')
  return [...new Set(found)]
}

async function weigh(url: string, addresses: string[]): Promise<number> {
  const sizes = await Promise.all(
    addresses.map(async (address) => gzipSync(await read(url + address)).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function read(address: string): Promise<string> {
  const response = await fetch(address, { headers: { 'accept-language': 'en' } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10
