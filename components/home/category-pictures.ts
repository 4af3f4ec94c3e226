/** The drawing of each category of the specification (section 3). */
const PICTURES: Record<string, string> = {
  computer: 'laptop.sky',
  electrical_equipment: 'electric-plug.butter',
  outdoors: 'tent.sage',
  family_life: 'couch-and-lamp.peach',
  health: 'lotion-bottle.mint',
  mens_clothing: 'necktie.slate',
  womens_clothing: 'dress.rose',
  food: 'strawberry.clay',
  mobile_phone: 'mobile-phone.teal',
  toys: 'teddy-bear.sand',
}

/** A category that is not of the specification gets a plain parcel. */
export function categoryPicture(key: string): string {
  return `/api/pictures/${PICTURES[key] ?? 'package.lilac'}.tile`
}
