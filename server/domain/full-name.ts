interface Names {
  givenName: string
  familyName: string
}

/** U+30FC is the sign of long vowels, which belongs to two scripts. */
const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u30FC]+$/u

/** The full name as its script writes it, whatever the language of the reader: "Mali Srisai", "王小明". */
export function fullName({ givenName, familyName }: Names): string {
  const isEastAsian = EAST_ASIAN.test(familyName + givenName)
  return isEastAsian ? familyName + givenName : `${givenName} ${familyName}`.trim()
}
