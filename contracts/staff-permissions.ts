/** The roles of staff. A merchant sees and changes only the data of its shops. */
export const ROLES = ['owner', 'catalogue', 'fulfilment', 'finance', 'support', 'merchant'] as const

export type Role = (typeof ROLES)[number]

/**
 * The permission table: which roles may use the calls of each permission. The endpoint names its permission; the
 * server checks it, and the console shows what the role allows. `self` is everybody's own account.
 */
export const PERMISSIONS = {
  self: ROLES,
  'catalogue.read': ['owner', 'catalogue', 'fulfilment', 'finance', 'support', 'merchant'],
  'catalogue.write': ['owner', 'catalogue', 'merchant'],
  /** What belongs to no shop: categories, banners, articles. */
  'content.read': ['owner', 'catalogue', 'fulfilment', 'finance', 'support', 'merchant'],
  'content.write': ['owner', 'catalogue'],
  'shops.write': ['owner', 'catalogue'],
  'promos.read': ['owner', 'catalogue', 'finance', 'support'],
  'promos.write': ['owner', 'catalogue'],
  'orders.read': ['owner', 'fulfilment', 'finance', 'support', 'merchant'],
  'orders.ship': ['owner', 'fulfilment', 'merchant'],
  'refunds.read': ['owner', 'fulfilment', 'finance', 'support', 'merchant'],
  'refunds.decide': ['owner', 'finance'],
  'money.read': ['owner', 'finance'],
  'money.decide': ['owner', 'finance'],
  'shoppers.read': ['owner', 'finance', 'support'],
  'shoppers.block': ['owner', 'support'],
  'settings.read': ['owner', 'finance'],
  'settings.write': ['owner'],
  'staff.write': ['owner'],
  'audit.read': ['owner', 'finance'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof PERMISSIONS

export const mayUse = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role)

/** The permissions of a role, in the order of the table. */
export const permissionsOf = (role: Role): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => mayUse(role, permission))
