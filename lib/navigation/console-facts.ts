import type { RegionRule } from './region-policy.ts'

/** What the web server tells the console in its page: `web/console.ts` writes it, `console/layout/facts.ts` reads it. */
export interface ConsoleFacts {
  /** Of the brand. */
  name: string
  /** Colours as `#rrggbb`. */
  accent: { light: string; dark: string }
  /** The pages that REGION_POLICY closes. */
  closed: RegionRule[]
}
