import { hardCodedWords } from './hard-coded-text.ts'

const inElement = (jsx: string) => `export const A = ({ isOn, n, t, toast }) => ${jsx}`
const found = async (source: string) => (await hardCodedWords(source)).map(({ text }) => text)

describe('text that is hard-coded in a screen', () => {
  it.each([
    ['<p>Pay now</p>', ['Pay now']],
    ['<p>ราคา</p>', ['ราคา']],
    ["<p>{isOn ? 'On' : 'Off'}</p>", ['On', 'Off']],
    ["<p>{isOn && 'Sold out'}</p>", ['Sold out']],
    ['<p>{`${n} items`}</p>', ['items']],
    ['<i aria-label="Close" />', ['Close']],
    ['<input placeholder={"Search"} />', ['Search']],
    ['<img alt="A boat" />', ['A boat']],
    ['<Field emptyTitle="No orders" />', ['No orders']],
    ["<b onClick={() => toast.fail('Copy Fail')} />", ['Copy Fail']],
    ["({ title: 'Orders' })", ['Orders']],
  ])('finds %s', async (jsx, texts) => {
    expect(await found(inElement(jsx))).toEqual(texts)
  })

  it.each([
    "<p className='flex' title={t('orders.title')}>{t('orders.text')}</p>",
    '<p>{n}/{n} · $5 – Sampan ×</p>',
    '<Picture alt="" address="/api/pictures/box" />',
    "<p>{isOn === 'none' ? n : null}</p>",
    '<input enterKeyHint="search" />',
  ])('accepts %s', async (jsx) => {
    expect(await found(inElement(jsx))).toEqual([])
  })

  it('reports the line, whatever it parsed before', async () => {
    await hardCodedWords('const before = "กก"')
    expect(
      await hardCodedWords('const a = "é"\n\nexport const b = (\n  <p>\n    {`Hello`}</p>)'),
    ).toEqual([{ line: 5, text: 'Hello' }])
  })
})
