/**
 * The fields parsed from an address that was copied from a chat or a letter. The area is chosen
 * from lists.
 */
export interface PastedAddress {
  addressee: string
  phone: string
  postalCode: string
  detail: string
}

/** Longer ones first, because they contain shorter ones as prefixes. */
const LABELS = [
  'name|recipient|consignee|addressee|phone|telephone|tel|mobile|address|addr|postcode|postal code|zip',
  '姓名|收货人|收件人|联系电话|电话|手机号码|手机号|手机|收货地址|详细地址|地址|邮编|氏名|お名前|名前|宛名|電話番号|電話|住所|郵便番号',
  '이름|성명|받는사람|받는 사람|받는분|받는 분|전화번호|연락처|휴대폰|주소|우편번호',
  'ชื่อผู้รับ|ชื่อ|ผู้รับ|เบอร์โทรศัพท์|เบอร์โทร|เบอร์|โทรศัพท์|โทร|ที่อยู่|รหัสไปรษณีย์',
].flatMap((language) => language.split('|'))
const AFTER_LABEL = /^\.? *[:：]? */
const PHONE = /\+?\(?\d[\d\s().-]{6,18}\d/g
const POSTAL = /〒? ?\b(\d{3}-\d{4}|\d{5,6})\b/g
const HONORIFIC = / ?(?:様|さん|님|先生|女士|收|คุณ)$/
const LONGEST_NAME = 40
const LONGEST = 1000

/** Undefined unless it has a phone number and at least two other parts, unlike a street alone. */
export function pastedAddress(text: string): PastedAddress | undefined {
  const parts = plain(text)
    .split(/\r?\n|[,;、，；\t]/)
    .map((part) => withoutLabel(part.trim()).trim())
    .filter(Boolean)
  const phone = phoneIn(parts)
  if (!phone || parts.length < 3) return undefined
  const rest = without(parts, phone)
  const postalCode = rest.flatMap((part) => [...part.matchAll(POSTAL)]).at(-1)
  const lines = postalCode ? without(rest, postalCode[0]) : rest
  const nameAt = lines.findIndex((part) => isName(part))
  if (nameAt === -1 || lines.length < 2) return undefined
  return {
    addressee: (lines[nameAt] ?? '').replace(HONORIFIC, ''),
    phone: phone.trim(),
    postalCode: postalCode?.[1] ?? '',
    detail: lines.filter((_, at) => at !== nameAt).join(', '),
  }
}

/** Converts full-width letters and digits, and hyphens between digits. Not NFKC, which would split Thai vowels. */
const plain = (text: string) =>
  text
    .slice(0, LONGEST)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/(?<=\d)[\u2010-\u2015\u2212\u30fc](?=\d)/g, '-')

function withoutLabel(part: string): string {
  const label = LABELS.find((one) => part.slice(0, one.length).toLowerCase() === one)
  return label ? part.slice(label.length).replace(AFTER_LABEL, '') : part
}

function phoneIn(parts: string[]): string | undefined {
  return parts
    .flatMap((part) => part.match(PHONE) ?? [])
    .find((found) => {
      const digits = found.replace(/\D/g, '').length
      return digits >= 8 && digits <= 15
    })
}

const without = (parts: string[], taken: string) =>
  parts.map((part) => part.replace(taken, '').trim()).filter((part) => /[\p{L}\p{N}]/u.test(part))

const isName = (part: string) => !/\d/.test(part) && part.length <= LONGEST_NAME
