import type { CategoryKey, ClosingGroup, Kind } from '@/server/db/seed/catalogue/shape'
import { computerDesk } from './computer-desk'
import { computerMachines } from './computer-machines'
import { electricalKitchen } from './electrical-kitchen'
import { electricalRooms } from './electrical-rooms'
import { foodDrinksSweets } from './food-drinks-sweets'
import { foodSavoury } from './food-savoury'
import { healthCare } from './health-care'
import { healthFitness } from './health-fitness'
import { homeKitchen } from './home-kitchen'
import { homeRooms } from './home-rooms'
import { mensRest } from './mens-rest'
import { mensTops } from './mens-tops'
import { outdoorsCamp } from './outdoors-camp'
import { outdoorsSport } from './outdoors-sport'
import { phoneAccessories } from './phone-accessories'
import { phones } from './phones'
import { toysGames } from './toys-games'
import { toysSoft } from './toys-soft'
import { womensDresses } from './womens-dresses'
import { womensRest } from './womens-rest'

function closingWith(closing: ClosingGroup, kinds: readonly Kind[]): Kind[] {
  return kinds.map((kind) => ({ closing, ...kind }))
}

/** All kinds of products. To add one, add an entry to a file in this folder. */
export const KINDS: Record<CategoryKey, readonly Kind[]> = {
  computer: [...computerMachines, ...computerDesk],
  electrical_equipment: [...electricalKitchen, ...electricalRooms],
  outdoors: [...outdoorsCamp, ...closingWith('equipment', outdoorsSport)],
  family_life: [...homeKitchen, ...homeRooms],
  health: [...healthCare, ...closingWith('equipment', healthFitness)],
  mens_clothing: [...mensTops, ...closingWith('pieces', mensRest)],
  womens_clothing: [...womensDresses, ...closingWith('pieces', womensRest)],
  food: [...foodDrinksSweets, ...foodSavoury],
  mobile_phone: [...phones, ...phoneAccessories],
  toys: [...toysGames, ...toysSoft],
}
