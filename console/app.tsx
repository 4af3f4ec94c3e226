import {
  Admin,
  AdminContext,
  CustomRoutes,
  Notification,
  Resource,
  type I18nProvider,
} from 'react-admin'
import { QueryClient } from '@tanstack/react-query'
import { CssBaseline } from '@mui/material'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { useState } from 'react'
import type { Permission } from '@/contracts/staff-permissions'
import { ApiError } from '@/lib/api/api-error'
import { AccountPage } from '@/console/account/account-page'
import { authProvider } from '@/console/api/auth-provider'
import { dataProvider } from '@/console/api/data-provider'
import { Dashboard } from '@/console/dashboard/dashboard'
import { ConsoleLayout } from '@/console/layout/layout'
import { NotFound } from '@/console/layout/not-found'
import { darkTheme, lightTheme } from '@/console/layout/theme'
import { PackingLists } from '@/console/orders/packing-lists'
import { TrackingImport } from '@/console/orders/tracking-import'
import { SECTIONS } from '@/console/sections'
import { SettingsPage } from '@/console/settings/settings-page'
import { InvitationPage } from '@/console/sign-in/invitation-page'
import { SignInPage } from '@/console/sign-in/sign-in-page'

const MAX_RETRIES = 2

/** A call that the server answered is not repeated: the answer would be the same. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) =>
        failures < MAX_RETRIES && !(error instanceof ApiError && error.status > 0),
    },
  },
})

/** Screens whose permission the role lacks do not exist. */
const resourcesFor = (permissions: Permission[] = []) =>
  SECTIONS.filter(({ permission }) => permissions.includes(permission)).map((section) => {
    const { name, icon, list, show, create, edit, writes } = section
    const mayWrite = writes !== undefined && permissions.includes(writes)
    return (
      <Resource
        key={name}
        name={name}
        icon={icon}
        list={list}
        {...(show && { show })}
        {...(mayWrite && create && { create })}
        {...(mayWrite && edit && { edit })}
      />
    )
  })

/** Pages that are no list and no record. */
const pagesFor = (permissions: Permission[] = []) => [
  permissions.includes('orders.read') && (
    <CustomRoutes key="packing-lists" noLayout>
      <Route path="/packing-lists" element={<PackingLists />} />
    </CustomRoutes>
  ),
  permissions.includes('orders.ship') && (
    <CustomRoutes key="tracking-import">
      <Route path="/tracking-import" element={<TrackingImport />} />
    </CustomRoutes>
  ),
  permissions.includes('settings.read') && (
    <CustomRoutes key="settings">
      <Route path="/settings" element={<SettingsPage />} />
    </CustomRoutes>
  ),
  <CustomRoutes key="account">
    <Route path="/account" element={<AccountPage />} />
  </CustomRoutes>,
]

interface Props {
  i18nProvider: I18nProvider
}

/** An invitation is opened by somebody who cannot sign in yet, so it is no page of the administration. */
export function App({ i18nProvider }: Props) {
  const [router] = useState(() =>
    // Only this kind of router can hold somebody back from leaving unsaved changes.
    createBrowserRouter([
      { path: '/invitation', element: <Invitation i18nProvider={i18nProvider} /> },
      { path: '/*', element: <Administration i18nProvider={i18nProvider} /> },
    ]),
  )
  return <RouterProvider router={router} />
}

const Invitation = ({ i18nProvider }: Props) => (
  <AdminContext
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    theme={lightTheme}
    darkTheme={darkTheme}
  >
    <CssBaseline enableColorScheme />
    <InvitationPage />
    <Notification />
  </AdminContext>
)

const Administration = ({ i18nProvider }: Props) => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    layout={ConsoleLayout}
    dashboard={Dashboard}
    catchAll={NotFound}
    loginPage={SignInPage}
    theme={lightTheme}
    darkTheme={darkTheme}
    queryClient={queryClient}
    requireAuth
    disableTelemetry
  >
    {(permissions: Permission[]) => [...resourcesFor(permissions), ...pagesFor(permissions)]}
  </Admin>
)
