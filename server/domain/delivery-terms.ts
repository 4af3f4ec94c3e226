/** Days from payment until the parcel arrives, as the carriers usually take across borders. */
export const ARRIVAL_DAYS = { min: 7, max: 15 }

/** A received order completes after these days; until then a refund with return can be requested. */
export const RETURN_DAYS = 15
