import { begin } from '../cli/bootstrap/begin.mjs'

begin('tools/test/main.ts', '0 passed, 1 failed')
