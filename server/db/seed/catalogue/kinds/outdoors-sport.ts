import {
  beginner,
  gripMakes,
  grippy,
  kitStyles,
  reflective,
  rugged,
  sportStyles,
  waterproofGear,
  weekend,
} from '@/server/db/seed/catalogue/descriptors/outdoors'
import { leather, suede } from '@/server/db/seed/catalogue/descriptors/fabrics'
import { brightColour, clothColour } from '@/server/db/seed/catalogue/options/colours'
import { mensShoeSize, oneOrTwoSizes } from '@/server/db/seed/catalogue/options/sizes'
import type { Kind } from '@/server/db/seed/catalogue/kind'
import { text } from '@/server/db/seed/catalogue/texts'

export const outdoorsSport: Kind[] = [
  {
    noun: text('hiking boots', '登山鞋', '登山靴', '등산화', 'รองเท้าเดินป่า'),
    about: text(
      'Boots with a firm ankle and a sole that reads the ground.',
      '护踝稳固，抓地灵敏的登山鞋。',
      '足首を支え、地面をつかむ靴底。',
      '발목을 잡아 주고 땅을 읽는 밑창을 달았습니다.',
      'รองเท้าประคองข้อเท้า พื้นเกาะทุกผิวทาง',
    ),
    dollars: [59, 189],
    styles: kitStyles,
    makes: [waterproofGear, leather, suede, grippy],
    options: [mensShoeSize],
    extras: [clothColour],
    trade: 'boots',
    facts: { fit: 'mensShoe', grams: 510, item: 'pair', box: ['spare'] },
  },
  {
    noun: text('skateboard', '滑板', 'スケートボード', '스케이트보드', 'สเกตบอร์ด'),
    about: text(
      'Seven layers of maple and wheels that roll over gravel.',
      '七层枫木板面，轮子压过碎石不卡。',
      '7層のメープル材と、砂利も越えるウィール。',
      '단풍나무 일곱 겹과 자갈도 넘는 바퀴.',
      'แผ่นเมเปิลเจ็ดชั้น ล้อวิ่งผ่านกรวดได้',
    ),
    dollars: [35, 129],
    styles: sportStyles,
    makes: gripMakes,
    options: [brightColour],
    trade: 'wheels',
    facts: { cm: [80, 20, 11], grams: 2400, box: ['hex'] },
  },
  {
    noun: text('football', '足球', 'サッカーボール', '축구공', 'ลูกฟุตบอล'),
    about: text(
      'Thirty-two panels bonded without seams, true in the air.',
      '三十二片热贴合，飞行稳定。',
      '32枚を縫わずに貼り合わせ、まっすぐ飛びます。',
      '서른두 조각을 이음매 없이 붙여 곧게 날아갑니다.',
      'สามสิบสองแผ่นไร้ตะเข็บ ลอยนิ่งในอากาศ',
    ),
    dollars: [12, 32],
    styles: [beginner, rugged, weekend],
    makes: [grippy, leather, reflective],
    options: [brightColour],
    extras: [oneOrTwoSizes],
    trade: 'ballGames',
    facts: { growth: 0.45, cm: [18], grams: 310, box: ['pump'] },
  },
]
