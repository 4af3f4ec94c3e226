import { clientHooksOnServer } from './server-hooks.ts'

const page = (content: string) => ({ 'app/page.tsx': content })
const problemsIn = (files: Record<string, string>) =>
  clientHooksOnServer(new Map(Object.entries(files)))

const CLIENT_HOOK = {
  'lib/use-shopper.ts': "'use client'\nexport const useShopper = () => useState(0)",
}

describe('hooks of the browser in server components', () => {
  it.each([
    ['of React', page("import { useState } from 'react'")],
    ['of a package', page("import { useQuery as query } from '@tanstack/react-query'")],
    [
      'of a client file',
      { ...page("import { useShopper } from '@/lib/use-shopper'"), ...CLIENT_HOOK },
    ],
    [
      'in an imported component',
      {
        ...page("import { Head } from '@/components/head'"),
        'components/head.tsx': "import { useShopper } from '../lib/use-shopper'",
        ...CLIENT_HOOK,
      },
    ],
  ])('finds a hook %s', async (_, files) => {
    expect(await problemsIn(files)).toHaveLength(1)
  })

  it.each([
    ['a client component', page("'use client'\nimport { useState } from 'react'")],
    ['hooks that servers provide', page("import { useLocale, useTranslations } from 'next-intl'")],
    ['types', page("import type { useShopper } from './x'\nimport { type useQuery } from './y'")],
    [
      'hooks behind a client component',
      {
        ...page("import { Button } from '@/components/button'"),
        'components/button.tsx': "'use client'\nimport { useShopper } from '@/lib/use-shopper'",
        ...CLIENT_HOOK,
      },
    ],
    ['files outside the pages', CLIENT_HOOK],
  ])('accepts %s', async (_, files) => {
    expect(await problemsIn(files)).toEqual([])
  })
})
