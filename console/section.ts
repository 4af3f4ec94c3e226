import type { ComponentType } from 'react'
import type { Permission } from '@/contracts/staff-permissions'
import type { ResourceName } from '@/console/api/resources'

/** One entry of the menu with its screens. */
export interface Section {
  name: ResourceName | 'imports'
  /** Without it, the section is not shown. */
  permission: Permission
  icon: ComponentType
  list: ComponentType
  show?: ComponentType
  create?: ComponentType
  edit?: ComponentType
  /** Without it, nothing can be added. */
  writes?: Permission
}
