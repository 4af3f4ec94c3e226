import type { Locale } from '@/contracts/languages'

/** Stands for a variable or a plural's number in a text that `SPACING` checks. */
export const VALUE = '\uFFFC'
/** Stands for a variable that holds words of the language itself. */
export const WORDS = '\uFFFB'

const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`
const LATIN = `[${VALUE}A-Za-z0-9]`
const COUNTERS = '개|점|건|장|초|번|종|일|분|시간|자리|자|가지'
const PARTICLES = '을|를|이|가|은|는|에|에서|의|로|으로|입니다'

const beside = (letter: string, other: string, between: string) =>
  new RegExp(`${letter}${between}${other}|${other}${between}${letter}`, 'u')

/** What is wrong beside a variable, a digit or a Latin letter (docs/glossary.md, "Style of each language"). */
export const SPACING = {
  'zh-CN': beside(String.raw`\p{Script=Han}`, LATIN, ''),
  ja: beside(JAPANESE, LATIN, ' +'),
  ko: new RegExp(
    String.raw`\p{Script=Hangul}[${VALUE}0-9]|[${VALUE}0-9] +(?:${COUNTERS}|${PARTICLES})(?!\p{Script=Hangul})`,
    'u',
  ),
  th: beside(String.raw`\p{Script=Thai}`, LATIN, ''),
} satisfies Partial<Record<Locale, RegExp>>

export const SPACED = ['zh-CN', 'ja', 'ko', 'th'] as const

/** Terms that mean something else, contradict another text or are not used by native speakers. */
export const AVOIDED: Record<Locale, RegExp> = {
  en: /payment code|\b[Aa]sk again\b|\bgood for \d+ minutes|\b[Aa]greed\b|\bmovements?\b/,
  // 账号 is the sign-in. 账户 is an account for money, such as the bank account of a payee.
  'zh-CN': /接口|后端|被拒绝|承运商|运单号|人工转账|会话|(?<!收款)账户/,
  ja: /却下|銀行カード|手動|アフターサービス|受取確認|配送業者|証拠|当店|セッション|(?<!認証|クーポン|セキュリティ|QR)コード/,
  ko: /환불 요청|올리|올려|올라|반송|배달|수취|A\/S|세션|자금 기록|수동|하시겠습니까|하십시오|(?<!프로모션 |보안 |QR )코드/,
  th: /ส่งออก(?! ?(?:เป็น )?CSV)|รหัสชำระเงิน|บนเชน|ผ่านเชน|ตะกร้า|บันทึกเงินทุน|การยืนยันการรับ|ยืนยันการรับสินค้า|โปรด(?!$)|ทางเข้า/,
}
