/** The status of an order (specification section 4). No imports, so that screens load no schemas. */
export const ORDER_STATUS = {
  waitingPay: 0,
  waitingDelivery: 1,
  delivered: 2,
  received: 3,
  completed: 4,
  cancelled: -1,
  drawBacking: -2,
  refunded: -3,
  afterSale: -4,
} as const
