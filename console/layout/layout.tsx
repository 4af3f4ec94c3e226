import type { ReactNode } from 'react'
import { AppBar, Layout, TitlePortal } from 'react-admin'
import { DocumentTitle } from '@/console/layout/document-title'
import { LoadingText } from '@/console/layout/loading-text'
import { ConsoleMenu } from '@/console/layout/menu'
import { ConsoleUserMenu } from '@/console/layout/user-menu'

/**
 * A long title ends with an ellipsis before the buttons. On a phone it has two lines, and the button of the languages
 * is its icon alone.
 */
const LONG_TITLES = {
  '& #react-admin-title': { marginInlineEnd: 2 },
  '& #react-admin-title > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '@media (max-width: 599.95px)': {
    '& #react-admin-title': {
      fontSize: '0.9375rem',
      lineHeight: 1.25,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& #react-admin-title > *': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
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
  <AppBar alwaysOn color="inherit" userMenu={<ConsoleUserMenu />} sx={LONG_TITLES}>
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
