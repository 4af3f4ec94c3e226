/** A response made by a fault of the test control, so that a client can tell it from the server’s own. */
export const FAULT_HEADER = 'x-test-fault'
