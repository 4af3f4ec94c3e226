import type { ReactNode } from 'react'
import { AppBar, Layout, TitlePortal } from 'react-admin'
import { DocumentTitle } from '@/console/layout/document-title'
import { LoadingText } from '@/console/layout/loading-text'
import { ConsoleMenu } from '@/console/layout/menu'
import { ConsoleUserMenu } from '@/console/layout/user-menu'

/** On a phone the button of the languages is its icon alone, and a long title has two lines. */
const NARROW = {
  '@media (max-width: 599.95px)': {
    '& #react-admin-title': {
      fontSize: '0.9375rem',
      lineHeight: 1.25,
      maxHeight: '2.5em',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& .RaAppBar-toolbar .MuiButton-root': {
      minWidth: 44,
      fontSize: 0,
      '& .MuiButton-startIcon': { margin: 0 },
      '& .MuiButton-endIcon': { display: 'none' },
    },
  },
}

const ConsoleAppBar = () => (
  <AppBar alwaysOn color="inherit" userMenu={<ConsoleUserMenu />} sx={NARROW}>
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
