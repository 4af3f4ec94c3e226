import { getAdminProduct, listAdminProducts } from '@/contracts/admin-products'
import { opsProduct } from '@/contracts/operators'
import * as schemas from '@/contracts/schemas/admin-products'
import { Failure } from '../bootstrap/failure.mjs'
import { type Command, dollars, idOf, type Run, wholeNumber } from './command'
import { print } from './terminal'

const OPTIONS = {
  price: { type: 'string' },
  stock: { type: 'string' },
  name: { type: 'string' },
  sale: { type: 'string' },
} as const

/** Products of which the refusal names the ids. */
const SHOWN = 10

/** The product of the id or the handle that the command names. */
async function productIdOf(run: Run): Promise<number> {
  const [named = '', ...others] = run.positionals
  if (named === '' || others.length > 0 || /^\d+$/.test(named)) return idOf(run)
  const list = await productsFound(run, named)
  const exact = list.filter(({ handle }) => handle === named)
  if (exact.length === 1) return exact[0]!.id
  const candidates = (exact.length > 0 ? exact : list).map(
    ({ id, handle }) => `${id}${handle === null ? '' : ` (${handle})`}`,
  )
  throw new Failure(
    candidates.length === 0
      ? `There is no product with the handle "${named}".`
      : `Give one id; products found for "${named}": ${candidates.slice(0, SHOWN).join(', ')}.`,
  )
}

/** At most a few hundred: the search is limited. */
async function productsFound(run: Run, search: string): Promise<schemas.AdminProductRow[]> {
  const found: schemas.AdminProductRow[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = new URLSearchParams({ search, ...(cursor && { cursor }) })
    const answer = await run.call('GET', `${listAdminProducts.path}?${query}`)
    const page = schemas.listAdminProducts.data.parse(answer)
    found.push(...page.list)
    cursor = page.next_cursor
  }
  return found
}

/** What the command can change, as texts. */
async function factsOf(run: Run, id: number): Promise<Record<string, string>> {
  const answer = await run.call('GET', `${getAdminProduct.path}?id=${id}`)
  const { skus, texts, on_sale: isOnSale } = schemas.getAdminProduct.data.parse(answer)
  const sold = skus.filter(({ retired }) => !retired)
  const names = Object.entries(texts).map(([locale, { name }]) => [`name ${locale}`, name] as const)
  return {
    prices: sold.map(({ price }) => dollars(price)).join(', '),
    stock: sold.map(({ stock }) => stock).join(', '),
    sale: isOnSale ? 'on' : 'off',
    ...Object.fromEntries<string>(names),
  }
}

export const productCommands: Record<string, Command> = {
  product: {
    usage: '<product id or handle> [--price cents] [--stock pieces] [--name "…"] [--sale on|off]',
    summary:
      'Changes a product; public pages show it within a second. --price is that of the cheapest option: the others change by the same amount. --stock is that of each option. OPS_LANGUAGE selects the language of the name.',
    options: OPTIONS,
    run: async (run) => {
      const { name, sale } = run.values
      if (sale !== undefined && sale !== 'on' && sale !== 'off')
        throw new Failure('--sale takes on or off.')
      if (Object.keys(OPTIONS).every((option) => run.values[option] === undefined))
        throw new Failure('Give what to change: --price, --stock, --name or --sale.')
      const id = await productIdOf(run)
      const before = await factsOf(run, id)
      await run.call('POST', opsProduct.path, {
        id,
        price: wholeNumber(run.values, 'price', 'cents'),
        stock: wholeNumber(run.values, 'stock', 'pieces'),
        name,
        on_sale: sale === undefined ? undefined : sale === 'on',
      })
      const after = await factsOf(run, id)
      const changed = Object.keys(after).filter((fact) => after[fact] !== before[fact])
      print(changed.length > 0 ? `Product ${id} changed.` : `Product ${id} was like that already.`)
      for (const fact of changed) print(`  ${fact}: ${before[fact]} → ${after[fact]}`)
    },
  },
}
