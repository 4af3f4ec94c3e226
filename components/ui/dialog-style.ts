/** How veils and panels come and go: out of nothing when first shown, back to it when closed. */
export const veil =
  'fixed inset-0 bg-veil transition-opacity duration-240 ease-out data-closed:opacity-0 ' +
  'data-leave:ease-in starting:opacity-0'

export const risingPanel =
  'transition duration-240 ease-out data-closed:translate-y-full data-leave:ease-in ' +
  'starting:translate-y-full wide:data-closed:translate-y-4 wide:data-closed:opacity-0 ' +
  'wide:starting:translate-y-4 wide:starting:opacity-0'

export const growingPanel =
  'transition duration-120 ease-out data-closed:scale-95 data-closed:opacity-0 data-leave:ease-in ' +
  'starting:scale-95 starting:opacity-0'
