/** Where the web server, which is another part of this process, hears that a page could not be made for want of the backend. */
export const AWAY_CHANNEL = 'sampan.backend.away'
