import { ROLES } from '@/contracts/staff-permissions'

/** For SelectInput. */
export const ROLE_CHOICES = ROLES.map((id) => ({ id, name: `console.roles.${id}` }))
