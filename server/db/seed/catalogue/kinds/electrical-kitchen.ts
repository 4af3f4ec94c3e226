import {
  applianceStyles,
  pluggedMakes,
  rechargeable,
  smart,
  steel,
  lowEnergy,
  compact,
  travel,
  quiet,
} from '@/server/db/seed/catalogue/descriptors/devices'
import { homeColour } from '@/server/db/seed/catalogue/options/colours'
import { plug } from '@/server/db/seed/catalogue/options/devices'
import { applianceVolume } from '@/server/db/seed/catalogue/options/sizes'
import type { Kind } from '@/server/db/seed/catalogue/kind'
import { text } from '@/server/db/seed/catalogue/texts'

export const electricalKitchen: Kind[] = [
  {
    noun: text('electric kettle', '电热水壶', '電気ケトル', '전기 주전자', 'กาต้มน้ำไฟฟ้า'),
    about: text(
      'Boils a cup in fifty seconds and pours without dripping.',
      '五十秒烧开一杯，出水不滴漏。',
      '1杯分が50秒。注ぎ口から垂れません。',
      '한 잔은 50초, 따를 때 흘러내리지 않습니다.',
      'ต้มหนึ่งถ้วยใน 50 วินาที รินไม่หยด',
    ),
    dollars: [25, 89],
    styles: applianceStyles,
    makes: pluggedMakes,
    options: [applianceVolume, homeColour],
    trade: 'kitchenMachines',
    facts: { cm: [20, 15, 21], grams: 890, box: ['basePlate', 'guide'] },
  },
  {
    noun: text('coffee maker', '咖啡机', 'コーヒーメーカー', '커피 메이커', 'เครื่องชงกาแฟ'),
    about: text(
      'Brews at the right temperature and switches itself off when you forget.',
      '恒温萃取，忘了关也会自动断电。',
      '適温でいれて、消し忘れても自動で切れます。',
      '알맞은 온도로 내리고 잊어버리면 스스로 꺼집니다.',
      'ชงที่อุณหภูมิพอดี ลืมปิดก็ดับเอง',
    ),
    dollars: [39, 219],
    styles: applianceStyles,
    makes: pluggedMakes,
    options: [homeColour],
    extras: [plug],
    trade: 'kitchenMachines',
    facts: { cm: [19, 27, 31], grams: 2300, box: ['filter', 'measure', 'guide'] },
  },
  {
    noun: text('rice cooker', '电饭煲', '炊飯器', '전기밥솥', 'หม้อหุงข้าว'),
    about: text(
      'Rice, porridge and cake from one thick pot that wipes clean.',
      '一口厚釜，煮饭熬粥做蛋糕，一擦就净。',
      '厚い内釜で、ごはんもおかゆもケーキも。',
      '두꺼운 내솥 하나로 밥, 죽, 케이크까지.',
      'หม้อหนาใบเดียวหุงข้าว ต้มโจ๊ก อบเค้ก เช็ดออกง่าย',
    ),
    dollars: [35, 169],
    styles: applianceStyles,
    makes: pluggedMakes,
    options: [applianceVolume],
    extras: [homeColour],
    trade: 'kitchenMachines',
    facts: { cm: [23, 20, 20], grams: 2100, box: ['measure', 'ladle', 'guide'] },
  },
  {
    noun: text('toaster', '烤面包机', 'トースター', '토스터', 'เครื่องปิ้งขนมปัง'),
    about: text(
      'Two wide slots, even browning and a tray that catches every crumb.',
      '双宽槽，上色均匀，接屑盘不漏渣。',
      '幅広の2枚焼き。むらなく焼けて、くずは受け皿に。',
      '넓은 슬롯 두 개, 고른 굽기, 부스러기 받침까지.',
      'สองช่องกว้าง ปิ้งสีสม่ำเสมอ มีถาดรองเศษ',
    ),
    dollars: [25, 99],
    styles: applianceStyles,
    makes: [steel, lowEnergy, smart],
    options: [homeColour],
    trade: 'kitchenMachines',
    facts: { cm: [29, 17, 19], grams: 1500, box: ['tray', 'guide'] },
  },
  {
    noun: text('blender', '搅拌机', 'ブレンダー', '블렌더', 'เครื่องปั่น'),
    about: text(
      'Crushes ice and seeds, and the cup goes with you.',
      '碎冰碎籽，杯子拿起就走。',
      '氷も種も砕き、カップはそのまま持ち出せます。',
      '얼음과 씨앗도 갈고 컵은 들고 나갈 수 있습니다.',
      'ปั่นน้ำแข็งและเมล็ดละเอียด ถอดแก้วพกไปได้',
    ),
    dollars: [22, 119],
    styles: [compact, quiet, travel],
    makes: [rechargeable, steel, smart],
    options: [homeColour],
    extras: [applianceVolume],
    trade: 'kitchenMachines',
    facts: { cm: [14, 14, 34], grams: 1300, box: ['lid', 'guide'] },
  },
]
