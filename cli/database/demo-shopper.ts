import { randomUUID } from 'node:crypto'
import { createApp } from '@/server/app'
import { readConfig } from '@/server/config'

const DEMO_SHOPPER = {
  account: 'demo@sampan.example',
  password: 'sampan1',
  payCode: '246810',
}

const BALANCE_CENTS = 250_000
const OPENING_KEY = '5a3d1c8e-0b7f-4e52-9a64-2f1d7c90be11'
const OPS_TOKEN = randomUUID()

/**
 * Creates the demo shopper through the API, so that the balance is a regular top-up in the ledger. Completes one of an
 * interrupted start: what exists already is refused or, with the key of the top-up, answered again.
 */
export async function ensureDemoShopper(): Promise<void> {
  const backend = createApp({
    ...readConfig(),
    opsToken: OPS_TOKEN,
    areTriesRelaxed: true,
    cards: { provider: 'sandbox' },
  })
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await backend.fetch(
      new Request(`http://backend${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
        body: JSON.stringify(body),
      }),
    )
    return (await response.json()) as { code: number; msg: string; data: never }
  }
  try {
    const registered = await post('/api/user/register', {
      family_name: 'Saelim',
      given_name: 'Mali',
      email: DEMO_SHOPPER.account,
      mobile: '+66812345678',
      password: DEMO_SHOPPER.password,
    })
    const { account, password } = DEMO_SHOPPER
    const isNew = registered.code === 1
    const opened = isNew ? registered : await post('/api/user/login', { account, password })
    if (opened.code !== 1) throw new Error(`No demo shopper: ${registered.msg} ${opened.msg}`)
    const { token } = (opened.data as { userinfo: { token: string } }).userinfo
    await post('/api/user/resetPay', { newpassword: DEMO_SHOPPER.payCode }, { token })
    await post(
      '/api/user/address_add',
      {
        addressee: 'Mali Saelim',
        phone: '+66 81 234 5678',
        area: 'Thailand, Bangkok, Vadhana',
        country: 'TH',
        province: '10',
        city: 'Vadhana',
        postal_code: '10110',
        detail: '88/12 Soi Sukhumvit 39',
        tag: 'Home',
        is_default: true,
      },
      { token },
    )
    const recharge = await post(
      '/api/user/recharge',
      { method: 'card', amount: BALANCE_CENTS, card: { token: 'demo-opening-balance' } },
      { token, 'idempotency-key': OPENING_KEY },
    )
    const { id } = recharge.data as { id: number }
    await post(
      '/api/ops/recharge',
      { id, action: 'pass' },
      { authorization: `Bearer ${OPS_TOKEN}` },
    )
  } finally {
    await backend.connection.close()
  }
}
