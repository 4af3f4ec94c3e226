/** Whether this is a build made by `npm run ship`, which replaces this file (tools/ship/assemble.ts). */
export const IS_SHIPPED: boolean = false
