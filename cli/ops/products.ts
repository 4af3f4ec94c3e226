import { opsProduct } from '@/contracts/operators'
import { Failure } from '../bootstrap/failure.mjs'
import { type Command, idOf, wholeNumber } from './command'
import { print } from './terminal'

export const productCommands: Record<string, Command> = {
  product: {
    usage: '<product id> [--price cents] [--stock pieces] [--name "…"] [--sale on|off]',
    summary:
      'Changes a product; public pages show it within a second. OPS_LANGUAGE selects the language of the name.',
    options: {
      price: { type: 'string' },
      stock: { type: 'string' },
      name: { type: 'string' },
      sale: { type: 'string' },
    },
    run: async (run) => {
      const { name, sale } = run.values
      if (sale !== undefined && sale !== 'on' && sale !== 'off')
        throw new Failure('--sale takes on or off.')
      const id = idOf(run)
      await run.call('POST', opsProduct.path, {
        id,
        price: wholeNumber(run.values, 'price'),
        stock: wholeNumber(run.values, 'stock'),
        name,
        on_sale: sale === undefined ? undefined : sale === 'on',
      })
      print(`Product ${id} changed.`)
    },
  },
}
