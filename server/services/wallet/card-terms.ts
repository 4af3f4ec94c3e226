import type { Visit } from '@/server/http/context'

export function cardTerms({ config, hostedCards }: Visit) {
  const { provider } = config.cards
  return { provider, is_test: provider === 'sandbox' || Boolean(hostedCards?.isTest) }
}
