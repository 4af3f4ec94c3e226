import { begin } from './bootstrap/begin.mjs'

begin('scripts/test/main.ts', '0 passed, 1 failed')
