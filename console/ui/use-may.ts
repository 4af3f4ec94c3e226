import { usePermissions } from 'react-admin'
import type { Permission } from '@/contracts/staff-permissions'

/** Whether the role has a permission; false until it is known. */
export function useMay(permission: Permission): boolean {
  const { permissions } = usePermissions<Permission[]>()
  return permissions?.includes(permission) ?? false
}
