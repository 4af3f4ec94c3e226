/** Response header that marks what a planned fault answers, so that a client can tell it from the server’s own. */
export const FAULT_HEADER = 'x-test-fault'
