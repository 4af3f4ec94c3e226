import type { Locale } from '@/contracts/languages'

/** Product names that fill the lines of a share card and need many subsets of the fonts. */
export const CARD_NAMES: Record<Locale, string> = {
  en: 'Wireless mouse – 50 % “quiet”, rechargeable, with two receivers and a travel pouch for laptops and tablets of every size',
  'zh-CN':
    '轻便保温杯，大容量不锈钢真空便携式水杯，男女学生户外运动车载泡茶杯，附赠杯刷与杯套，五色可选，节日礼物盒装',
  ja: 'やわらかコットンの長袖シャツ「特大」、洗濯機で洗える通年用のゆったりした襟付きワイシャツ、紺色と白の二枚組、贈答用箱入り',
  ko: '따뜻한 울 니트 스웨터, 남녀 공용 라운드 넥 겨울 긴팔 상의, 보풀 방지 가공, 네 가지 색상 선택 가능, 선물 포장 제공',
  th: 'ผ้าพันคอน้ำหนักเบาที่ให้ความอบอุ่น ๆ สำหรับผู้ชายและผู้หญิง ซักเครื่องได้ มีสี่สีให้เลือก พร้อมกล่องของขวัญ',
}
