import { begin } from './bootstrap/begin.mjs'

begin('scripts/dev/main.ts')
