import { z } from 'zod'

/** Stand-ins for tests run on this machine; a real provider's address is its SDK's own. */
const StandIn = z
  .url({ protocol: /^http$/ })
  .refine(
    (address) => ['127.0.0.1', 'localhost'].includes(new URL(address).hostname),
    'must be an address of this machine, for a stand-in in tests',
  )

/** Settings of the services of other companies that the backend calls or that call it. */
export const ADAPTERS = {
  CARD_PROVIDER: z.enum(['none', 'sandbox', 'stripe']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(?:test|live)_\w+$/, 'must be a secret or restricted key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the signing secret of a webhook endpoint of Stripe')
    .optional(),
  STRIPE_API_URL: StandIn.optional(),
  CARRIER_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64')
    .optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(?:\+\d{7,15}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{2,11})$/, 'must be a number or a sender')
    .optional(),
  TWILIO_API_URL: StandIn.optional(),
}

interface Exposure {
  DEMO: '0' | '1'
  TEST_CONTROL?: string | undefined
}

type Values = z.output<z.ZodObject<typeof ADAPTERS>> & Exposure

/** The sandbox approves cards without money, so it is the default only where nobody buys with real money. */
export const cardProviderOf = (values: Pick<Values, 'CARD_PROVIDER'> & Exposure) =>
  values.CARD_PROVIDER ?? (isForTrying(values) ? 'sandbox' : 'none')

const isForTrying = ({ DEMO, TEST_CONTROL }: Exposure) => DEMO === '1' || Boolean(TEST_CONTROL)

export function refuseAdapters(
  values: Values,
  refuse: (name: string, message: string) => void,
): void {
  if (values.CARD_PROVIDER === 'sandbox' && !isForTrying(values))
    refuse(
      'CARD_PROVIDER',
      'sandbox charges no card, so it needs DEMO=1 or TEST_CONTROL; a shop for customers uses stripe or none',
    )
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    if (values.CARD_PROVIDER === 'stripe' && !values[name])
      refuse(name, 'is needed with CARD_PROVIDER=stripe')
  const twilio = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const
  for (const name of twilio)
    if (!values[name] && twilio.some((other) => values[other]))
      refuse(name, 'is needed with the rest of the account for text messages')
}
