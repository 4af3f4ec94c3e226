import { begin } from './bootstrap/begin.mjs'

begin('cli/start/main.ts')
