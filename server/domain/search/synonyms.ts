import type { Locale } from '@/contracts/languages'
import { wordsOfQuery } from './segment'

/**
 * Words for the same goods. A query with one of them also finds products with the others, ranked
 * below those with the word itself. Words after `>` are narrower: "phone" finds smartphones, ranked
 * above phone cases, but "smartphone" finds no phone cases.
 */
const SYNONYMS: Record<Locale, string[]> = {
  en: [
    'smartphone = mobile phone = mobile = cell phone = cellphone',
    'phone > smartphone',
    'laptop = notebook = notebook computer',
    'computer > laptop = PC = desktop computer',
    'earbuds = earphones = in-ear headphones',
    'wireless = bluetooth',
    'television = TV',
    'sneakers = trainers = running shoes',
    'shoes > sneakers = loafers = boots = ballet flats = sandals = slippers',
    'jumper = sweater = pullover',
    'trousers = pants = slacks',
    'backpack = rucksack = schoolbag',
    'power bank = portable charger',
    'flash drive = USB stick = pen drive',
    'tee > T-shirt',
    'clothes = clothing > shirt = dress = jumper = trousers = jacket = jeans = coat',
    'jewellery = jewelry',
    'jewellery > ring = earrings = necklace = bracelet',
    'hair dryer = blow dryer',
    'mug = cup',
    'torch = flashlight',
    'outdoors = camping > camp chair = camp stove = tent = sleeping bag = backpack = hiking boots',
    'nappy = diaper',
    'purse = wallet',
    'bag = handbag > shoulder bag = clutch = backpack = purse',
    'watch > smartwatch',
    'hat > sun hat = baseball cap = beanie',
    'drink = beverage > tea = coffee = juice',
    'snack > crackers = nuts = peanuts = cookies = chocolate = crisps',
    'skincare = skin care > body lotion = sunscreen = face mask = lip balm',
  ],
  'zh-CN': [
    '蓝牙 = 无线',
    '手机 = 移动电话 > 智能手机',
    '笔记本电脑 = 手提电脑',
    '电脑 > 主机',
    '充电宝 = 移动电源',
    'U盘 = 优盘 = 闪存盘',
    '背包 = 书包',
    '电视 = 电视机',
    '毛衣 = 针织衫',
    '吹风机 = 电吹风',
    '户外 = 露营 > 帐篷 = 睡袋 = 登山杖',
    '单肩包 = 挎包 = 斜挎包',
    '衣服 = 服装 > T恤 = 衬衫 = 连衣裙 = 夹克 = 大衣 = 牛仔裤 = 针织衫',
    '裙子 = 裙 > 连衣裙 = 衬衫裙',
    '鞋 = 鞋子 > 运动鞋 = 乐福鞋 = 短靴 = 登山鞋 = 平底鞋',
    '帽子 > 遮阳帽 = 棒球帽 = 针织帽',
    '包 > 单肩包 = 背包 = 手拿包 = 手提包',
    '首饰 > 戒指 = 耳环 = 项链',
    '茶 = 茶叶 > 绿茶 = 红茶',
    '饮料 > 茶叶 = 咖啡 = 绿茶',
    '零食 > 曲奇 = 米饼 = 花生 = 腰果 = 巧克力',
  ],
  ja: [
    'スマホ = 携帯電話 = ケータイ > スマートフォン',
    '携帯 > スマートフォン',
    'スマートフォンケース = スマホケース',
    'スマートフォンスタンド = スマホスタンド',
    'ヘッドホン = ヘッドフォン',
    'イヤホン = イヤフォン',
    'ノートPC = ノートパソコン = ラップトップ',
    'PC = パソコン = コンピューター',
    'ワイヤレス = Bluetooth = ブルートゥース = 無線',
    'Tシャツ = ティーシャツ',
    'バックパック = リュック = リュックサック',
    'スニーカー = 運動靴',
    'ドライヤー = ヘアドライヤー',
    'アウトドア = キャンプ > テント = 寝袋 = 登山靴',
    'バッグ = カバン = 鞄 > ショルダーバッグ = クラッチバッグ = トートバッグ = バックパック',
    '靴 = シューズ > スニーカー = ローファー = ブーツ = ショートブーツ = バレエシューズ',
    '服 = 洋服 > シャツ = ワンピース = ジャケット = セーター = コート = ジーンズ',
    '帽子 > キャップ = ニット帽',
    'アクセサリー > ピアス = リング = ネックレス',
    'お茶 = 茶 > 緑茶 = 紅茶',
    '飲み物 = 飲料 = ドリンク > 緑茶 = 紅茶 = コーヒー',
    'おやつ = お菓子 = スナック > クッキー = せんべい = チョコレート = ピーナッツ',
  ],
  ko: [
    '휴대폰 = 핸드폰 = 휴대전화 > 스마트폰',
    '무선 = 블루투스',
    '텔레비전 = 티비 = TV',
    '신발 > 스니커즈 = 로퍼 = 앵클부츠 = 구두',
    '스니커즈 = 운동화',
    '백팩 = 배낭 = 책가방',
    '가방 > 백팩 = 숄더백 = 핸드백',
    '노트북 = 랩톱',
    '스웨터 = 니트',
    '티셔츠 = 반팔티',
    '헤어드라이어 = 드라이기',
    '옷 = 의류 > 셔츠 = 원피스 = 재킷 = 코트 = 청바지 = 스웨터',
    '모자 > 볼캡 = 비니',
    '커피 > 원두',
    '아웃도어 = 캠핑 > 텐트 = 침낭 = 등산 스틱',
    '차 > 녹차 = 홍차',
    '음료 > 녹차 = 홍차 = 커피 = 원두',
    '간식 = 과자 > 쿠키 = 쌀과자 = 초콜릿 = 땅콩',
  ],
  th: [
    'สมาร์ตโฟน = สมาร์ทโฟน',
    'มือถือ = โทรศัพท์ = โทรศัพท์มือถือ > สมาร์ตโฟน',
    'โน้ตบุ๊ก = โน้ตบุ๊ค = แล็ปท็อป',
    'ไร้สาย = บลูทูธ',
    'โทรทัศน์ = ทีวี',
    'เป้ = กระเป๋าเป้',
    'พาวเวอร์แบงก์ = แบตสำรอง = แบตเตอรี่สำรอง',
    'ไดร์เป่าผม = เครื่องเป่าผม',
    'เสื้อผ้า > เสื้อ = เดรส = แจ็กเก็ต = กางเกง',
    'เอาต์ดอร์ = แคมป์ปิ้ง > เต็นท์ = ถุงนอน',
    'ชา > ชาเขียว = ชาดำ',
    'เครื่องดื่ม > ชาเขียว = กาแฟ',
    'ขนม = ขนมขบเคี้ยว > คุกกี้ = ข้าวเกรียบ = ช็อกโกแลต = ถั่วลิสง',
  ],
}

/** The most readings of a query that are looked up in addition to the typed one. */
const MAX_READINGS = 8

/** Another reading of a phrase or a query. */
export interface Reading {
  words: string[]
  /** Whether all that it has is meant by the query. */
  isNarrower: boolean
}

/** The synonyms of a phrase by its words without spaces, because the segmenter depends on the context. */
const synonyms = new Map<string, Reading[]>()
let longest = 0

const phrasesIn = (list: string) => list.split('=').map(wordsOfQuery)

function add(typed: string[], meant: Reading): void {
  const key = typed.join('')
  synonyms.set(key, [...(synonyms.get(key) ?? []), meant])
  longest = Math.max(longest, [...key].length)
}

for (const line of Object.values(SYNONYMS).flat()) {
  const [equal = [], narrower = []] = line.split('>').map(phrasesIn)
  for (const typed of equal) {
    for (const words of equal) if (words !== typed) add(typed, { words, isNarrower: false })
    for (const words of narrower) add(typed, { words, isNarrower: true })
  }
}

/** Whether a whole query is one phrase with synonyms. */
export const isPhrase = (words: string[]): boolean => synonyms.has(words.join(''))

/**
 * The other readings of a query, in which phrases are replaced by their synonyms, up to a number.
 * Empty for a query without synonyms.
 */
export function readingsOf(words: string[]): Reading[] {
  let readings: Reading[] = [{ words: [], isNarrower: true }]
  for (let at = 0; at < words.length;) {
    const length = phraseLengthAt(words, at)
    const typed = words.slice(at, at + length)
    const asTyped = { words: typed, isNarrower: true }
    const phrases = [asTyped, ...(synonyms.get(typed.join('')) ?? [])]
    readings = phrases
      .flatMap((phrase) =>
        readings.map((reading) => ({
          words: [...reading.words, ...phrase.words],
          isNarrower: reading.isNarrower && phrase.isNarrower,
        })),
      )
      .slice(0, MAX_READINGS + 1)
    at += length
  }
  return readings.slice(1)
}

/** The number of words of the longest phrase with synonyms here; otherwise 1. */
function phraseLengthAt(words: string[], at: number): number {
  let found = 1
  let key = ''
  for (let length = 1; at + length <= words.length && key.length <= longest; length += 1) {
    key += words[at + length - 1]
    if (synonyms.has(key)) found = length
  }
  return found
}
