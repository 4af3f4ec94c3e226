/** Enter and leave transitions of the backdrop and of dialog panels. */
export const veil =
  'fixed inset-0 bg-veil transition-opacity duration-240 ease-out data-closed:opacity-0 ' +
  'data-leave:ease-in starting:opacity-0'

export const slideUpPanel =
  'transition duration-240 ease-out data-closed:translate-y-full data-leave:ease-in ' +
  'starting:translate-y-full wide:data-closed:translate-y-4 wide:data-closed:opacity-0 ' +
  'wide:starting:translate-y-4 wide:starting:opacity-0'

export const scaleInPanel =
  'transition duration-120 ease-out data-closed:scale-95 data-closed:opacity-0 data-leave:ease-in ' +
  'starting:scale-95 starting:opacity-0'
