import { pictureName } from '@/server/db/seed/catalogue/product-colours'
import type { Kind } from '@/server/db/seed/catalogue/kind'
import type { CategoryKey, ClosingGroup } from '@/server/db/seed/catalogue/shape'
import { productViews } from '@/server/pictures/recipe'
import { isRendered } from '@/server/pictures/renders'
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

/** The kinds of which the studio has rendered every view. The others wait for their pictures. */
function rendered(kinds: Kind[]): Kind[] {
  return kinds.filter((kind) =>
    productViews.every((view) => isRendered(pictureName(kind.noun.en), view)),
  )
}

/** All kinds of products. To add one, add an entry to a file in this folder and a model to the studio. */
export const KINDS: Record<CategoryKey, readonly Kind[]> = {
  computer: rendered([...computerMachines, ...computerDesk]),
  electrical_equipment: rendered([...electricalKitchen, ...electricalRooms]),
  outdoors: rendered([...outdoorsCamp, ...closingWith('equipment', outdoorsSport)]),
  family_life: rendered([...homeKitchen, ...homeRooms]),
  health: rendered([...healthCare, ...closingWith('equipment', healthFitness)]),
  mens_clothing: rendered([...mensTops, ...closingWith('pieces', mensRest)]),
  womens_clothing: rendered([...womensDresses, ...closingWith('pieces', womensRest)]),
  food: rendered([...foodDrinksSweets, ...foodSavoury]),
  mobile_phone: rendered([...phones, ...phoneAccessories]),
  toys: rendered([...toysGames, ...toysSoft]),
}
