/** Where servers of other companies send messages. Their bodies have the sender's format. No imports: the web server loads it. */
export const WEBHOOK_PATHS = {
  stripe: '/api/webhooks/stripe',
  carrier: '/api/webhooks/carrier',
} as const
