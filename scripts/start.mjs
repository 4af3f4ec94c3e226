import { begin } from './bootstrap/begin.mjs'

begin('scripts/start/main.ts')
