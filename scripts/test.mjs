import { begin } from './bootstrap/begin.mjs'

begin('scripts/test/main.ts')
