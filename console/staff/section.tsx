import StaffIcon from '@mui/icons-material/BadgeOutlined'
import type { Section } from '@/console/section'
import { StaffCreate } from '@/console/staff/staff-create'
import { StaffEdit } from '@/console/staff/staff-edit'
import { StaffList } from '@/console/staff/staff-list'

export const STAFF: Section = {
  name: 'staff',
  permission: 'staff.write',
  writes: 'staff.write',
  icon: StaffIcon,
  list: StaffList,
  create: StaffCreate,
  edit: StaffEdit,
}
