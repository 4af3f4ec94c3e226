'use client'

const lengthAtStart = typeof window === 'undefined' ? 0 : window.history.length

type NavigationHistory = { canGoBack: boolean }

/** Whether the step back stays in the app. Browsers without the navigation API are judged by what was added since the page loaded. */
export function canGoBackInApp(): boolean {
  const { navigation } = window as { navigation?: NavigationHistory }
  return navigation ? navigation.canGoBack : window.history.length > lengthAtStart
}
