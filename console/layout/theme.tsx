import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { consoleFacts } from '@/console/layout/facts'
import { ListError } from '@/console/ui/list-error'
import { LOADING_ID } from '@/console/layout/loading-text'

/** The fonts of the system: the console loads none, and every system has the five scripts. */
const FONTS =
  'system-ui, "Noto Sans", "Noto Sans Thai", "Noto Sans CJK SC", "Hiragino Sans", "Malgun Gothic", sans-serif'

/** Fingers need 44 px for approvals on a phone. */
const TOUCH_TARGET = 44
const COARSE = '@media (pointer: coarse)'

/** Those of the shop (docs/design-system.md). */
const COLOURS = {
  light: {
    paper: '#faf7f2',
    card: '#ffffff',
    ink: '#1c1a17',
    muted: '#645c52',
    line: '#e2dacd',
    // Those of the library are too pale for labels on the grey of an input, and for text on white.
    bad: '#b3261e',
    warning: '#8a4a00',
  },
  dark: {
    paper: '#141311',
    card: '#1f1d1a',
    ink: '#f3efe8',
    muted: '#b3aba0',
    line: '#3a3631',
    bad: '#ff9389',
    warning: '#e5b454',
  },
}

function themed(base: RaThemeOptions, mode: 'light' | 'dark', accent: string): RaThemeOptions {
  const { paper, card, ink, muted, line, bad, warning } = COLOURS[mode]
  return {
    ...base,
    typography: { fontFamily: FONTS },
    palette: {
      ...base.palette,
      primary: { main: accent },
      secondary: { main: accent },
      background: { default: paper, paper: card },
      text: { primary: ink, secondary: muted },
      divider: line,
      error: { main: bad },
      warning: { main: warning },
    },
    components: {
      ...base.components,
      MuiAppBar: {
        styleOverrides: {
          root: {
            color: ink,
            backgroundColor: card,
            boxShadow: 'none',
            borderBottom: `1px solid ${line}`,
          },
        },
      },
      MuiCheckbox: {
        defaultProps: {
          slotProps: {
            // react-admin names the boxes of its lists by a property that MUI 9 leaves on the span around the box.
            root: { 'aria-label': undefined },
            input: (owner: { 'aria-label'?: string }) => ({ 'aria-label': owner['aria-label'] }),
          },
        },
        styleOverrides: { root: { [COARSE]: { padding: 10 } } },
      },
      // react-admin's bars have no name of their own.
      MuiCircularProgress: { defaultProps: { 'aria-labelledby': LOADING_ID } },
      MuiLinearProgress: { defaultProps: { 'aria-labelledby': LOADING_ID } },
      MuiPaper: {
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      // Hairlines instead of shadows, as around every other part of a page.
      RaList: {
        // Without it, a list that could not be read says that there is nothing.
        defaultProps: { error: <ListError /> },
        styleOverrides: { root: listStyles(line) },
      },
      RaPlaceholder: { styleOverrides: { root: { backgroundColor: line } } },
      RaToolbar: {
        styleOverrides: { root: { backgroundColor: card, borderTop: `1px solid ${line}` } },
      },
      RaListToolbar: { styleOverrides: { root: NARROW_FILTERS } },
      // The library puts a card behind the buttons of a narrow list.
      RaTopToolbar: { styleOverrides: { root: { [NARROW]: { backgroundColor: 'transparent' } } } },
      RaSimpleList: {
        styleOverrides: {
          root: {
            overflowWrap: 'anywhere',
            // That of the library is too pale to read.
            '& .RaSimpleList-tertiary': { opacity: 1 },
          },
        },
      },
      MuiSwitch: {
        styleOverrides: {
          root: { [COARSE]: { height: TOUCH_TARGET, padding: '15px 12px' } },
          switchBase: { [COARSE]: { padding: 12 } },
        },
      },
      MuiInputBase: { styleOverrides: { root: { [COARSE]: { minHeight: TOUCH_TARGET } } } },
      MuiButton: {
        styleOverrides: {
          root: { textTransform: 'none', [COARSE]: { minHeight: TOUCH_TARGET } },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: { [COARSE]: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET } },
        },
      },
    },
  }
}

const NARROW = '@media (max-width: 599.95px)'

/** On a phone the filters are in line with the rows of the list. */
const NARROW_FILTERS = {
  [NARROW]: {
    boxSizing: 'border-box',
    backgroundColor: 'transparent',
    paddingInline: 16,
    '& .RaFilterFormInput-spacer': { display: 'none' },
  },
} as const

/** The search of a list is wide enough for its label. */
const listStyles = (line: string) => ({
  '& .RaList-content': { boxShadow: 'none', border: `1px solid ${line}` },
  '& .RaFilterFormInput-spacer': { flexShrink: 0 },
  // Long names are broken, so that headings, numbers and times need not be.
  '& .column-name, & .column-shop_name': { overflowWrap: 'anywhere' },
  '& th, & td.MuiTableCell-alignRight, & td time': { whiteSpace: 'nowrap' },
  '& .filter-field[data-source="search"] .MuiFormControl-root': { minWidth: 'min(340px, 100%)' },
})

const { accent } = consoleFacts()
export const lightTheme = themed(defaultLightTheme, 'light', accent.light)
export const darkTheme = themed(defaultDarkTheme, 'dark', accent.dark)
