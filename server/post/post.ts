/** A mail as a shopper reads it: the same words twice, once for those who read no HTML. */
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
 * How shoppers are written to. Throws when it was not handed over, so that the queue tries again. A
 * provider of text messages is another one of these.
 */
export interface Post {
  sendLetter: (letter: Letter) => Promise<void>
  sendMessage: (message: Message) => Promise<void>
}
