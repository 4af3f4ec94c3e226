import type en from '@/messages/en.json'

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`
}[keyof Tree & string]

/** The key of a text in messages/*.json, for example `orders.cancel`. */
export type MessageKey = KeysOf<typeof en>
