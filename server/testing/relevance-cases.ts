import type { Locale } from '@/contracts/languages'

/** A query, the feature that it tests, and the ids of the demo products that must rank first, in order. */
export interface RelevanceCase {
  query: string
  about: string
  first: number[]
}

const HONEY = [491, 291, 1091]
const PHONES = [816, 272, 460]
const HEADPHONES = [461, 105, 283]
const EARBUDS = [172, 894, 538]
const KEYBOARDS = [612, 101, 445]
const KELMORA = [412, 1067, 1]
const BEANS = [402, 802, 1002]
const WEBCAMS = [623, 967, 289]
const OLIVE_OIL = [935, 335, 135]
const T_SHIRTS = [1006, 284, 828]
const DRESSES = [665, 1087, 709]
const TENTS = [852, 742, 452]
const COOKERS = [171, 370, 1126]
const ROUTERS = [545, 34, 201]
const POWER_BANKS = [49, 761, 583]
const PEARLS = [576, 154, 998]
const WIRELESS_MICE = [512, 1023]

const of = (query: string, about: string, first: number[]): RelevanceCase => ({
  query,
  about,
  first,
})

export const RELEVANCE: Record<Locale, RelevanceCase[]> = {
  en: [
    of('honey', 'one word', HONEY),
    of('HONEY', 'upper case', HONEY),
    of('ｈｏｎｅｙ', 'full-width letters', [491]),
    of('hony', 'one typing error', HONEY),
    of('headphones', 'a plural', HEADPHONES),
    of('over ear headphones', 'no hyphen', HEADPHONES),
    of('tshirt', 'no hyphen', T_SHIRTS),
    of('wirelessmouse', 'no space', WIRELESS_MICE),
    of('Kelmora', 'a brand', KELMORA),
    of('Kélmora mouse', 'a diacritic; brand and word', [1]),
    of('Kelmra mouse', 'one typing error in a brand', [1]),
    of('cofee beans', 'one typing error', BEANS),
    of('mechanical keybord', 'one typing error', KEYBOARDS),
    of('keyb', 'prefix of a word', KEYBOARDS),
    of('usb c webcam', 'no hyphen', WEBCAMS),
    of('dresses', 'a plural', DRESSES),
    of('watches', 'suffix of a word', [783, 1149, 61]),
    of('smartphone', 'one word', PHONES),
  ],
  'zh-CN': [
    of('蜂蜜', 'one word', HONEY),
    of('有机蜂蜜', 'two words, no space', [491, 1091, 691]),
    of('智能手机', 'two words, no space', PHONES),
    of('无线耳机', 'words not adjacent in the names', [538, 283, 649]),
    of('机械键盘', 'no space', KEYBOARDS),
    of('咖啡豆', 'one word', BEANS),
    of('咖非豆', 'one typing error', BEANS),
    of('珍珠耳坏', 'one typing error', PEARLS),
    of('Ｔ恤', 'full-width letter', T_SHIRTS),
    of('t恤', 'lower case, no space', T_SHIRTS),
    of('ＵＳＢ－Ｃ摄像头', 'full-width letters, no space', WEBCAMS),
    of('kelmora', 'a brand', KELMORA),
    of('ＫＥＬＭＯＲＡ鼠标', 'full-width brand and word', [1]),
    of('路由', 'prefix of a word', ROUTERS),
    of('电饭煲', 'split by the segmenter', COOKERS),
    of('充电宝', 'one word', POWER_BANKS),
  ],
  ja: [
    of('はちみつ', 'one word', HONEY),
    of('ハチミツ', 'katakana for hiragana', HONEY),
    of('ｽﾏｰﾄﾌｫﾝ', 'half-width katakana', PHONES),
    of('イヤホン', 'substring of longer words', EARBUDS),
    of('ｲﾔﾎﾝ', 'half-width katakana', EARBUDS),
    of('いやほん', 'hiragana for katakana', EARBUDS),
    of('ヘットホン', 'one typing error', HEADPHONES),
    of('メカニカルキーボード', 'no space', KEYBOARDS),
    of('キーボ', 'prefix of a word', KEYBOARDS),
    of('コーヒ豆', 'no long vowel mark', BEANS),
    of('ルータ', 'no final long vowel mark', ROUTERS),
    of('ワイヤレスマウス', 'no space', WIRELESS_MICE),
    of('ｋｅｌｍｏｒａ', 'full-width brand', KELMORA),
    of('竹繊維Tシャツ', 'two scripts', [1006, 462]),
    of('オリーブオイル', 'no space', OLIVE_OIL),
    of('モバイルバッテリー', 'no space', POWER_BANKS),
  ],
  ko: [
    of('꿀', 'one syllable', HONEY),
    of('유기농꿀', 'no space', [491, 1091, 691]),
    of('스마트폰', 'one word', PHONES),
    of('스마트픈', 'one typing error', PHONES),
    of('무선이어폰', 'no space', [538, 1072]),
    of('무선 이어픈', 'one typing error', [538, 1072]),
    of('기계식키보드', 'no space', KEYBOARDS),
    of('키보', 'prefix of a word', KEYBOARDS),
    of('보조배터리', 'no space', POWER_BANKS),
    of('밥솥', 'suffix of a word', COOKERS),
    of('원피수', 'one typing error', DRESSES),
    of('Kelmora', 'a brand', KELMORA),
    of('KELMORA 마우스', 'upper-case brand and word', [1]),
    of('ＵＳＢ－Ｃ 웹캠', 'full-width letters', WEBCAMS),
    of('진주귀걸이', 'no space', PEARLS),
    of('올리브유', 'one word', OLIVE_OIL),
  ],
  th: [
    of('น้ำผึ้ง', 'one word', HONEY),
    of('นำผึง', 'no tone marks', HONEY),
    of('น้ำผึ้งออร์แกนิก', 'two words, no space', [491, 1091, 691]),
    of('สมาร์ตโฟน', 'one word', PHONES),
    of('สมารตโฟน', 'no thanthakhat', PHONES),
    of('สมาตโฟน', 'one typing error', PHONES),
    of('หูฟังไร้สาย', 'words not adjacent in the names', [538, 283, 649]),
    of('คีย์บอร์ด', 'split differently in the names', KEYBOARDS),
    of('เดรส', 'split differently in the names', DRESSES),
    of('เตนท', 'no tone marks', TENTS),
    of('หมอหุงขาว', 'no tone marks', COOKERS),
    of('กระเป๋าสตาง', 'prefix of a word', [276, 698, 487]),
    of('KELMORA เมาส์', 'upper-case brand and word', [1]),
    of('เสื้อยืด', 'one word', T_SHIRTS),
    of('พาวเวอร์แบงก์', 'one word', POWER_BANKS),
    of('เมล็ดกาแฟ', 'two words, no space', BEANS),
  ],
}
