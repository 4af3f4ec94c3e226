import { bundleOf } from '@/e2e/pages/bundle'
import { expect, ORIGIN, test } from './fixtures'
import { samples } from './in-page/samples'

test('Dates, amounts and counts read as the server writes them, in every language', async ({
  engine,
}) => {
  await engine.open(`${ORIGIN}/robots.txt`)
  await engine.load(await bundleOf('samples', 'engines'))
  const read = () => {
    const page = window as unknown as { samples: { samples: typeof samples } }
    return page.samples.samples()
  }
  expect(await engine.run(read, null)).toEqual(samples())
})
