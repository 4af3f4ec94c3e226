import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { consoleFacts } from '@/console/layout/facts'
import { LOADING_ID } from '@/console/layout/loading-text'

/** The fonts of the system: the console loads none, and every system has the five scripts. */
const FONTS =
  'system-ui, "Noto Sans", "Noto Sans Thai", "Noto Sans CJK SC", "Hiragino Sans", "Malgun Gothic", sans-serif'

/** Fingers need 44 px for approvals on a phone. */
const TOUCH_TARGET = 44

function themed(base: RaThemeOptions, accent: string): RaThemeOptions {
  return {
    ...base,
    typography: { fontFamily: FONTS },
    palette: {
      ...base.palette,
      primary: { main: accent },
      secondary: { main: accent },
      // Those of the library are too pale for labels on the grey of an input, and for text on white.
      error: { main: base.palette?.mode === 'dark' ? '#ff9389' : '#b3261e' },
      ...(base.palette?.mode !== 'dark' && { warning: { main: '#9a5200' } }),
    },
    components: {
      ...base.components,
      MuiAppBar: {
        defaultProps: { color: 'default' },
        styleOverrides: {
          root: {
            boxShadow: 'none',
            borderBottom: '1px solid',
            borderColor: 'rgb(128 128 128 / 25%)',
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
      },
      // react-admin's bars have no name of their own.
      MuiCircularProgress: { defaultProps: { 'aria-labelledby': LOADING_ID } },
      MuiLinearProgress: { defaultProps: { 'aria-labelledby': LOADING_ID } },
      MuiPaper: {
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      // That of the library is too pale to read.
      RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1 } } } },
      MuiButton: {
        styleOverrides: {
          root: { textTransform: 'none', '@media (pointer: coarse)': { minHeight: TOUCH_TARGET } },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: { '@media (pointer: coarse)': { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET } },
        },
      },
    },
  }
}

const { accent } = consoleFacts()
export const lightTheme = themed(defaultLightTheme, accent.light)
export const darkTheme = themed(defaultDarkTheme, accent.dark)
