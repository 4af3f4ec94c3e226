import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { Menu, usePermissions } from 'react-admin'
import type { Permission } from '@/contracts/staff-permissions'
import { SECTIONS } from '@/console/sections'

/** Only what the role may read. */
export function ConsoleMenu() {
  const { permissions } = usePermissions<Permission[]>()
  return (
    <Menu>
      <Menu.DashboardItem />
      {SECTIONS.filter(({ permission }) => permissions?.includes(permission)).map(({ name }) => (
        <Menu.ResourceItem key={name} name={name} />
      ))}
      {permissions?.includes('settings.read') && (
        <Menu.Item
          to="/settings"
          primaryText="console.settings.title"
          leftIcon={<SettingsIcon />}
        />
      )}
    </Menu>
  )
}
