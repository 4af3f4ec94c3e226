import type { ReactNode } from 'react'
import { AppBar, Layout, TitlePortal } from 'react-admin'
import { DocumentTitle } from '@/console/layout/document-title'
import { LoadingText } from '@/console/layout/loading-text'
import { ConsoleMenu } from '@/console/layout/menu'
import { ConsoleUserMenu } from '@/console/layout/user-menu'

/** On a phone the button of the languages is its icon alone, which leaves the room to the title. */
const NARROW_LANGUAGES = {
  '@media (max-width: 599.95px)': {
    '& .RaAppBar-toolbar .MuiButton-root': {
      minWidth: 44,
      fontSize: 0,
      '& .MuiButton-startIcon': { margin: 0 },
      '& .MuiButton-endIcon': { display: 'none' },
    },
  },
}

const ConsoleAppBar = () => (
  <AppBar alwaysOn userMenu={<ConsoleUserMenu />} sx={NARROW_LANGUAGES}>
    <TitlePortal component="h1" />
  </AppBar>
)

export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout menu={ConsoleMenu} appBar={ConsoleAppBar}>
    <DocumentTitle />
    <LoadingText />
    {children}
  </Layout>
)
