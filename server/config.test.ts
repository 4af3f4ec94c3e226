import { readConfig } from './config'

const GOOD = {
  DATABASE_URL: 'postgres://sampan@localhost/sampan',
  SECRET_KEY: 'ab'.repeat(32),
}

const read = (own: Record<string, string> = {}) => readConfig({ ...GOOD, ...own } as never)

it('reads withdrawal terms from the environment', () => {
  expect(read().withdrawalTerms).toEqual({
    chargeBasisPoints: 100,
    chargeMinCents: 100,
    minAmountCents: 1000,
  })
  const own = {
    WITHDRAW_CHARGE_BASIS_POINTS: '0',
    WITHDRAW_CHARGE_LEAST: '0',
    WITHDRAW_LEAST: '1',
  }
  expect(read(own).withdrawalTerms).toEqual({
    chargeBasisPoints: 0,
    chargeMinCents: 0,
    minAmountCents: 1,
  })
})

it('has an account for bank transfers when one is configured, and an invented one in demo mode', () => {
  expect(read().transferAccount).toBeUndefined()
  expect(read({ DEMO: '1' }).transferAccount?.bankName).toBe('Sampan Demo Bank')
  const own = { TRANSFER_BANK: 'River Bank', TRANSFER_HOLDER: 'Sampan', TRANSFER_ACCOUNT: '1-23' }
  expect(read({ ...own, DEMO: '1' }).transferAccount).toEqual({
    bankName: 'River Bank',
    holder: 'Sampan',
    accountNo: '1-23',
    swift: null,
  })
  expect(() => read({ TRANSFER_BANK: 'River Bank' })).toThrow('TRANSFER_HOLDER: is needed')
  expect(() => read({ ...own, TRANSFER_SWIFT: 'nonsense!' })).toThrow('TRANSFER_SWIFT: ')
})

it('charges no cards unless a provider is named, and takes the sandbox only for demos and tests', () => {
  const TEST_CONTROL = 'x'.repeat(16)
  expect(read().cards).toEqual({ provider: 'none' })
  expect(read({ DEMO: '1' }).cards).toEqual({ provider: 'sandbox' })
  expect(read({ TEST_CONTROL }).cards).toEqual({ provider: 'sandbox' })
  expect(read({ DEMO: '1', CARD_PROVIDER: 'none' }).cards).toEqual({ provider: 'none' })
  expect(() => read({ CARD_PROVIDER: 'sandbox' })).toThrow(
    'Environment variable CARD_PROVIDER: sandbox charges no card, so it needs DEMO=1 or TEST_CONTROL',
  )
})

it('stores pictures in a bucket when one is configured, and then requires its key', () => {
  const own = { FILES_URL: 'https://s3.example/pictures', FILES_KEY: 'id' }
  expect(read().bucket).toBeUndefined()
  expect(() => read(own)).toThrow('Environment variable FILES_SECRET: is needed with FILES_URL')
  expect(read({ ...own, FILES_SECRET: 'secret' }).bucket).toEqual({
    url: 'https://s3.example/pictures',
    region: 'us-east-1',
    key: 'id',
    secret: 'secret',
    publicUrl: undefined,
  })
  const inHost = { ...own, FILES_SECRET: 'secret', FILES_URL: 'https://pictures.s3.example' }
  expect(read(inHost).bucket?.url).toBe('https://pictures.s3.example')
})

it.each([
  ['DATABASE_URL', 'mysql://elsewhere'],
  ['SECRET_KEY', 'short'],
  ['OPS_TOKEN', 'short'],
  ['WITHDRAW_CHARGE_BASIS_POINTS', '10000'],
  ['WITHDRAW_CHARGE_BASIS_POINTS', '1.5'],
  ['WITHDRAW_CHARGE_BASIS_POINTS', '-1'],
  ['WITHDRAW_CHARGE_LEAST', 'one'],
  ['WITHDRAW_LEAST', '99.9'],
  // Its charge would be 100 cents: nothing would be paid out.
  ['WITHDRAW_LEAST', '100'],
])('names %s when it is %p', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`Environment variable ${name}: `)
})
