import AccountIcon from '@mui/icons-material/ManageAccountsOutlined'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { Logout, useGetIdentity, UserMenu, useTranslate, useUserMenu } from 'react-admin'
import { Link } from 'react-router-dom'

/** The button is named after the person, as it is labelled on a wide screen. */
export function ConsoleUserMenu() {
  const { identity } = useGetIdentity()
  return (
    <UserMenu label={identity?.fullName ?? 'ra.auth.user_menu'}>
      <AccountItem />
      <Logout />
    </UserMenu>
  )
}

function AccountItem() {
  const translate = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} to="/account" onClick={menu?.onClose}>
      <ListItemIcon>
        <AccountIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('console.account.title')}</ListItemText>
    </MenuItem>
  )
}
