import { THEME_SCRIPT } from '@/lib/head/head-script'
import { chooseTheme, updateThemeColour, subscribeToTheme, currentTheme } from './theme'

const root = document.documentElement
const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta')].map(({ content }) => content)

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.theme
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAF7F2">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141311">'
})

/** As the head script of the next page does. */
function load() {
  // oxlint-disable-next-line typescript/no-implied-eval
  const script = new Function(THEME_SCRIPT) as () => void
  script()
}

it.each(['light', 'dark'] as const)(
  '%s stays through a reload, also on the browser bars',
  (theme) => {
    chooseTheme(theme)
    expect([currentTheme(), new Set(bars()).size]).toEqual([theme, 1])
    delete root.dataset.theme
    load()
    expect(currentTheme()).toBe(theme)
    updateThemeColour()
    expect(new Set(bars())).toEqual(new Set([theme === 'dark' ? '#141311' : '#FAF7F2']))
  },
)

it('returns to the system theme and notifies', () => {
  const onChange = jest.fn()
  const stop = subscribeToTheme(onChange)
  chooseTheme('dark')
  chooseTheme('system')
  stop()
  chooseTheme('system')
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(bars()).toEqual(['#FAF7F2', '#141311'])
  load()
  expect(currentTheme()).toBe('system')
  expect(localStorage).toHaveLength(0)
})

it('ignores other stored values', () => {
  localStorage.setItem('theme', 'x" onload="')
  load()
  expect(root.dataset.theme).toBeUndefined()
})
