import NetworksIcon from '@mui/icons-material/HubOutlined'
import type { Section } from '@/console/section'
import { NetworkCreate, NetworkEdit } from '@/console/networks/network-form'
import { NetworkList } from '@/console/networks/network-list'

export const NETWORKS: Section = {
  name: 'networks',
  permission: 'settings.read',
  writes: 'settings.write',
  icon: NetworksIcon,
  list: NetworkList,
  create: NetworkCreate,
  edit: NetworkEdit,
}
