/** A mail with HTML and plain text of the same content. */
export interface Letter {
  to: string
  subject: string
  text: string
  html: string
}

/** A text message to a mobile number. */
export interface Message {
  to: string
  text: string
}

/**
 * Sends messages to shoppers. Throws on failure, so that the queue retries.
 */
export interface Post {
  sendLetter: (letter: Letter) => Promise<void>
  sendMessage: (message: Message) => Promise<void>
}
