import { useStore } from 'react-admin'

/** The carrier of the last shipment is proposed for the next. */
export const useLastCarrier = () => useStore('orders.carrier', '')
