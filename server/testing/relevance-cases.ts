import type { Locale } from '@/contracts/languages'

/**
 * A query and the feature that it tests. The best sellers among the demo products whose English name
 * matches `found` must rank first, in the order of their sales.
 */
export interface RelevanceCase {
  query: string
  about: string
  found: RegExp
}

const HONEY = /\bhoney$/
const ORGANIC_HONEY = /organic honey$/i
const PHONES = /smartphone$/
const HEADPHONES = /headphones$/
const EARBUDS = /earbuds$/
const WIRELESS_SOUND = /wireless (earbuds|over-ear headphones)$/i
const WIRELESS_EARBUDS = /wireless earbuds$/i
const KEYBOARDS = /mechanical keyboard$/
const KELMORA = /^Kelmora/
const KELMORA_MICE = /^Kelmora .*mouse$/
const BEANS = /coffee beans$/
const WEBCAMS = /USB-C webcam$/
const GREEN_TEA = /green tea$/
const DRINKS = /(green tea|coffee beans)$/
const SNACKS = /(crackers|peanuts|nuts|cookies|chocolate)$/
const OLIVE_OIL = /olive oil$/
const T_SHIRTS = /T-shirt$/
const BAMBOO_T_SHIRTS = /bamboo-fibre crew-neck T-shirt$/i
const DRESSES = /dress$/
/** In Korean the name of a one-piece swimsuit contains the word for a dress. */
const DRESSES_AND_SWIMSUITS = /(dress|swimsuit)$/
const TENTS = /tent$/
const COOKERS = /rice cooker$/
const ROUTERS = /router$/
const POWER_BANKS = /power bank$/
const PEARLS = /pearl ring$/i
const WIRELESS_MICE = /wireless mouse$/i
const WATCHES = /smartwatch$/
const SHOULDER_BAGS = /shoulder bag$/
const BACKPACKS = /backpack$/
const TELEVISIONS = /television$/
const JUMPERS = /jumper$/
const CLOTHES = /(shirt|dress|jumper|trousers|jacket|jeans|coat)$/
const COMPUTERS = /(laptop|laptop sleeve|mini PC)$/
const CAMPING = /(camp chair|camp stove|tent|sleeping bag|backpack|hiking boots)$/
/** Thai names of some sleeves split the word differently. */
const THAI_LAPTOPS = /(laptop|leather laptop sleeve|canvas laptop sleeve|waterproof laptop sleeve)$/
const LAPTOPS = /(laptop|laptop sleeve)$/

const of = (query: string, about: string, found: RegExp): RelevanceCase => ({
  query,
  about,
  found,
})

export const RELEVANCE: Record<Locale, RelevanceCase[]> = {
  en: [
    of('honey', 'one word', HONEY),
    of('HONEY', 'upper case', HONEY),
    of('ｈｏｎｅｙ', 'full-width letters', HONEY),
    of('hony', 'one typing error', HONEY),
    of('headphones', 'a plural', HEADPHONES),
    of('over ear headphones', 'no hyphen', HEADPHONES),
    of('tshirt', 'no hyphen', T_SHIRTS),
    of('wirelessmouse', 'no space', WIRELESS_MICE),
    of('Kelmora', 'a brand', KELMORA),
    of('Kélmora mouse', 'a diacritic; brand and word', KELMORA_MICE),
    of('Kelmra mouse', 'one typing error in a brand', KELMORA_MICE),
    of('cofee beans', 'one typing error', BEANS),
    of('mechanical keybord', 'one typing error', KEYBOARDS),
    of('keyb', 'prefix of a word', KEYBOARDS),
    of('usb c webcam', 'no hyphen', WEBCAMS),
    of('dresses', 'a plural', DRESSES),
    of('watches', 'suffix of a word', WATCHES),
    of('smartphone', 'one word', PHONES),
    of('mobile phone', 'synonym of two words', PHONES),
    of('notebook', 'synonym', LAPTOPS),
    of('phone', 'narrower word', PHONES),
    of('earphones', 'synonym', EARBUDS),
    of('rucksack', 'synonym', BACKPACKS),
    of('camping', 'narrower words', CAMPING),
    of('clothes', 'narrower words', CLOTHES),
    of('snacks', 'narrower words', SNACKS),
    of('food tea', 'a range and a word', GREEN_TEA),
    of('beverage', 'narrower words', DRINKS),
    of('sweater', 'synonym', JUMPERS),
    of('TV', 'synonym', TELEVISIONS),
    of('portable charger', 'synonym of two words', POWER_BANKS),
  ],
  'zh-CN': [
    of('茶', 'narrower word', GREEN_TEA),
    of('蜂蜜', 'one word', HONEY),
    of('有机蜂蜜', 'two words, no space', ORGANIC_HONEY),
    of('智能手机', 'two words, no space', PHONES),
    of('无线耳机', 'words not adjacent in the names', WIRELESS_SOUND),
    of('机械键盘', 'no space', KEYBOARDS),
    of('咖啡豆', 'one word', BEANS),
    of('咖非豆', 'one typing error', BEANS),
    of('珍珠戒脂', 'one typing error', PEARLS),
    of('Ｔ恤', 'full-width letter', T_SHIRTS),
    of('t恤', 'lower case, no space', T_SHIRTS),
    of('ＵＳＢ－Ｃ摄像头', 'full-width letters, no space', WEBCAMS),
    of('kelmora', 'a brand', KELMORA),
    of('ＫＥＬＭＯＲＡ鼠标', 'full-width brand and word', KELMORA_MICE),
    of('路由', 'prefix of a word', ROUTERS),
    of('电饭煲', 'split by the segmenter', COOKERS),
    of('充电宝', 'one word', POWER_BANKS),
    of('蓝牙耳机', 'synonym in a run', WIRELESS_SOUND),
    of('移动电源', 'synonym', POWER_BANKS),
    of('书包', 'synonym', BACKPACKS),
  ],
  ja: [
    of('はちみつ', 'one word', HONEY),
    of('ハチミツ', 'katakana for hiragana', HONEY),
    of('ｽﾏｰﾄﾌｫﾝ', 'half-width katakana', PHONES),
    of('スマホ', 'narrower word', PHONES),
    of('お茶', 'narrower word', GREEN_TEA),
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
    of('竹繊維Tシャツ', 'two scripts', BAMBOO_T_SHIRTS),
    of('オリーブオイル', 'no space', OLIVE_OIL),
    of('モバイルバッテリー', 'no space', POWER_BANKS),
    of('ヘッドフォン', 'another spelling', HEADPHONES),
    of('イヤフォン', 'another spelling', EARBUDS),
    of('コンピュータ', 'synonym', COMPUTERS),
    of('ティーシャツ', 'another spelling', T_SHIRTS),
    of('リュック', 'synonym', BACKPACKS),
    of('リュックサック', 'synonym', BACKPACKS),
  ],
  ko: [
    of('차', 'narrower word', GREEN_TEA),
    of('꿀', 'one syllable', HONEY),
    of('유기농꿀', 'no space', ORGANIC_HONEY),
    of('스마트폰', 'one word', PHONES),
    of('스마트픈', 'one typing error', PHONES),
    of('무선이어폰', 'no space', WIRELESS_EARBUDS),
    of('무선 이어픈', 'one typing error', WIRELESS_EARBUDS),
    of('기계식키보드', 'no space', KEYBOARDS),
    of('키보', 'prefix of a word', KEYBOARDS),
    of('보조배터리', 'no space', POWER_BANKS),
    of('밥솥', 'suffix of a word', COOKERS),
    of('원피수', 'one typing error', DRESSES_AND_SWIMSUITS),
    of('Kelmora', 'a brand', KELMORA),
    of('KELMORA 마우스', 'upper-case brand and word', KELMORA_MICE),
    of('ＵＳＢ－Ｃ 웹캠', 'full-width letters', WEBCAMS),
    of('진주반지', 'no space', PEARLS),
    of('올리브유', 'one word', OLIVE_OIL),
    of('티비', 'synonym', TELEVISIONS),
    of('블루투스 이어폰', 'synonym', WIRELESS_EARBUDS),
  ],
  th: [
    of('น้ำผึ้ง', 'one word', HONEY),
    of('นำผึง', 'no tone marks', HONEY),
    of('น้ำผึ้งออร์แกนิก', 'two words, no space', ORGANIC_HONEY),
    of('สมาร์ตโฟน', 'one word', PHONES),
    of('สมารตโฟน', 'no thanthakhat', PHONES),
    of('สมาตโฟน', 'one typing error', PHONES),
    of('หูฟังไร้สาย', 'words not adjacent in the names', WIRELESS_SOUND),
    of('คีย์บอร์ด', 'split differently in the names', KEYBOARDS),
    of('เดรส', 'split differently in the names', DRESSES),
    of('เตนท', 'no tone marks', TENTS),
    of('หมอหุงขาว', 'no tone marks', COOKERS),
    of('กระเป๋าสะพ', 'prefix of a word', SHOULDER_BAGS),
    of('KELMORA เมาส์', 'upper-case brand and word', KELMORA_MICE),
    of('เสื้อยืด', 'one word', T_SHIRTS),
    of('พาวเวอร์แบงก์', 'one word', POWER_BANKS),
    of('เมล็ดกาแฟ', 'two words, no space', BEANS),
    of('โทรศัพท์', 'narrower word', PHONES),
    of('ชา', 'narrower word', GREEN_TEA),
    of('แล็ปท็อป', 'synonym', THAI_LAPTOPS),
    of('ทีวี', 'synonym', TELEVISIONS),
  ],
}
