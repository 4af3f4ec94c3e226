import { MAX_SHIPMENTS } from '@/contracts/limits'

/** The shipments in parts that one call takes. */
export function inBatches<Shipment>(shipments: Shipment[]): Shipment[][] {
  const count = Math.ceil(shipments.length / MAX_SHIPMENTS)
  return Array.from({ length: count }, (_, part) =>
    shipments.slice(part * MAX_SHIPMENTS, (part + 1) * MAX_SHIPMENTS),
  )
}
