import {
  canvas,
  cashmere,
  cotton,
  hides,
  leather,
  linen,
  merino,
  rayon,
  satin,
  suede,
  wool,
} from '@/server/db/seed/catalogue/descriptors/fabrics'
import {
  everyday,
  handmade,
  lightweight,
  minimal,
  pieceFits,
  shoeFits,
  vintage,
  warm,
} from '@/server/db/seed/catalogue/descriptors/fits'
import { descriptor, text } from '@/server/db/seed/catalogue/texts'
import { clothColour } from '@/server/db/seed/catalogue/options/colours'
import { settings } from '@/server/db/seed/catalogue/options/packs'
import { ringSize, womensShoeSize } from '@/server/db/seed/catalogue/options/sizes'
import type { Kind } from '@/server/db/seed/catalogue/shape'

const walked = [clothColour, womensShoeSize]

const silver = descriptor(
  text('silver', '银', 'シルバー', '실버', 'เงินแท้'),
  text(
    'Recycled sterling silver, polished by hand.',
    '再生 925 银，手工抛光。',
    '再生シルバー925を手で磨いています。',
    '재생 은 925를 손으로 광냈습니다.',
    'เงินสเตอร์ลิงรีไซเคิล ขัดเงาด้วยมือ',
  ),
)
const goldPlated = descriptor(
  text('gold-plated', '镀金', 'ゴールドメッキ', '골드 도금', 'ชุบทอง'),
  text(
    'Plated three times so that it keeps its colour for years.',
    '三层镀金，多年不褪色。',
    '3度のメッキで、色が長持ちします。',
    '세 번 도금해 색이 오래갑니다.',
    'ชุบสามชั้น สีอยู่ทนหลายปี',
  ),
  1.3,
)
const pearl = descriptor(
  text('pearl', '珍珠', 'パール', '진주', 'มุก'),
  text(
    'Freshwater pearls, matched by eye.',
    '淡水珍珠，肉眼逐颗配对。',
    '淡水パールを1粒ずつ目で合わせました。',
    '담수 진주를 눈으로 하나씩 맞췄습니다.',
    'มุกน้ำจืดคัดคู่ด้วยตา',
  ),
  1.5,
)

export const womensRest: Kind[] = [
  {
    noun: text('heels', '高跟鞋', 'パンプス', '펌프스 힐', 'รองเท้าส้นสูง'),
    about: text(
      'Six-centimetre heels with a padded insole, made for dancing home.',
      '六厘米跟，软垫内底，跳着舞回家也不累。',
      '6センチのヒールにクッション中敷き。踊って帰れる靴です。',
      '6cm 굽에 푹신한 안창, 춤추며 집에 갈 수 있는 구두입니다.',
      'ส้นหกเซนติเมตร พื้นในนุ่ม เต้นรำกลับบ้านได้',
    ),
    icons: ['high-heeled-shoe', 'dress', 'clutch-bag'],
    dollars: [35, 139],
    styles: shoeFits,
    makes: [leather, suede, satin],
    options: walked,
  },
  {
    noun: text('ballet flats', '芭蕾平底鞋', 'バレエシューズ', '발레 플랫', 'รองเท้าบัลเลต์'),
    about: text(
      'Flats that fold into a bag and still look tidy when they come out.',
      '可折进包里的平底鞋，拿出来依然有型。',
      'かばんに畳んで入れても、形がきれいに戻る平底靴。',
      '가방에 접어 넣어도 모양이 살아나는 플랫슈즈입니다.',
      'รองเท้าส้นแบนพับใส่กระเป๋าได้ คลี่ออกมาก็ยังทรงสวย',
    ),
    icons: ['flat-shoe', 'ballet-shoes', 'dress'],
    dollars: [27, 95],
    styles: shoeFits,
    makes: hides,
    options: walked,
  },
  {
    noun: text('sandals', '凉鞋', 'サンダル', '샌들', 'รองเท้าแตะรัดส้น'),
    about: text(
      'Sandals with two soft straps that need no breaking in.',
      '两条软带凉鞋，无需磨合。',
      'やわらかな2本ストラップで、履き始めから痛くないサンダル。',
      '부드러운 두 줄 스트랩, 길들일 필요 없는 샌들입니다.',
      'รองเท้าแตะสายนุ่มสองเส้น ใส่ครั้งแรกก็ไม่กัด',
    ),
    icons: ['womans-sandal', 'thong-sandal', 'beach-with-umbrella'],
    dollars: [22, 89],
    styles: shoeFits,
    makes: hides,
    options: walked,
  },
  {
    noun: text('ankle boots', '短靴', 'ショートブーツ', '앵클부츠', 'บูตหุ้มข้อ'),
    about: text(
      'Ankle boots with a low block heel and a zip on the inside.',
      '低粗跟短靴，内侧拉链。',
      '低めの太ヒールと内側ファスナーのショートブーツ。',
      '낮은 통굽에 안쪽 지퍼가 있는 앵클부츠입니다.',
      'บูตหุ้มข้อส้นเตี้ยหนา ซิปด้านใน',
    ),
    icons: ['womans-boot', 'jeans', 'coat'],
    dollars: [49, 179],
    styles: shoeFits,
    makes: [leather, suede],
    options: walked,
  },
  {
    noun: text('shoulder bag', '单肩包', 'ショルダーバッグ', '숄더백', 'กระเป๋าสะพายไหล่'),
    about: text(
      'A bag for a book, a bottle and everything that gathers at the bottom.',
      '装得下书、水瓶和包底那些零碎。',
      '本と水筒と、底にたまるあれこれが入るバッグ。',
      '책과 물병, 그리고 바닥에 쌓이는 모든 것을 담는 가방입니다.',
      'กระเป๋าใส่หนังสือ ขวดน้ำ และของจุกจิกก้นกระเป๋า',
    ),
    icons: ['handbag', 'purse', 'shopping-bags'],
    dollars: [34, 189],
    styles: pieceFits,
    makes: hides,
    options: [clothColour],
  },
  {
    noun: text('clutch', '手拿包', 'クラッチバッグ', '클러치', 'กระเป๋าคลัตช์'),
    about: text(
      'A small evening bag with a chain that hides inside.',
      '小巧晚宴包，链条可藏入内里。',
      'チェーンを中にしまえる、小さな夜のバッグ。',
      '체인을 안에 숨길 수 있는 작은 이브닝백입니다.',
      'กระเป๋าใบเล็กออกงาน ซ่อนสายโซ่ไว้ข้างในได้',
    ),
    icons: ['clutch-bag', 'high-heeled-shoe', 'lipstick'],
    dollars: [22, 99],
    styles: pieceFits,
    makes: [leather, satin, suede, canvas],
    options: [clothColour],
  },
  {
    noun: text('purse', '钱包', 'お財布', '지갑', 'กระเป๋าสตางค์'),
    about: text(
      'A purse with eight card slots and a coin pocket that opens wide.',
      '八个卡位，大开口零钱袋。',
      'カードが8枚入り、小銭入れが大きく開くお財布。',
      '카드 여덟 장과 활짝 열리는 동전 칸이 있는 지갑입니다.',
      'กระเป๋าสตางค์แปดช่องบัตร ช่องเหรียญเปิดกว้าง',
    ),
    icons: ['purse', 'coin', 'credit-card'],
    dollars: [17, 79],
    styles: pieceFits,
    makes: hides,
    options: [clothColour],
  },
  {
    noun: text('sun hat', '遮阳帽', '日よけ帽子', '햇볕 가리개 모자', 'หมวกกันแดด'),
    about: text(
      'A wide-brimmed hat that rolls up and keeps its shape.',
      '宽檐帽，可卷起收纳，不变形。',
      '丸めてしまえる、つばの広い帽子。',
      '돌돌 말아도 모양이 살아나는 챙 넓은 모자입니다.',
      'หมวกปีกกว้าง ม้วนเก็บได้ไม่เสียทรง',
    ),
    icons: ['womans-hat', 'sun', 'sunglasses'],
    dollars: [16, 59],
    styles: [lightweight, vintage, handmade, everyday],
    makes: [linen, cotton, canvas, rayon],
    options: [clothColour],
  },
  {
    noun: text('scarf', '围巾', 'ストール', '스카프', 'ผ้าพันคอ'),
    about: text(
      'A long scarf that doubles as a shawl on the plane.',
      '长围巾，飞机上也能当披肩。',
      '機内ではひざ掛けにもなる大判のストール。',
      '비행기에서는 숄로도 쓰는 긴 스카프입니다.',
      'ผ้าพันคอผืนยาว ใช้เป็นผ้าคลุมบนเครื่องบินได้',
    ),
    icons: ['scarf', 'yarn', 'leaf-fluttering-in-wind'],
    dollars: [15, 89],
    styles: [warm, lightweight, handmade, minimal],
    makes: [merino, cashmere, satin, linen, wool],
    options: [clothColour],
  },
  {
    noun: text('earrings', '耳环', 'ピアス', '귀걸이', 'ต่างหู'),
    about: text(
      'Small earrings that go from morning to evening without a thought.',
      '小巧耳环，从早戴到晚都自在。',
      '朝から夜まで、気にせず着けていられる小さなピアス。',
      '아침부터 밤까지 신경 쓰지 않고 하는 작은 귀걸이입니다.',
      'ต่างหูเม็ดเล็ก ใส่ตั้งแต่เช้าถึงค่ำ',
    ),
    icons: ['gem-stone', 'ear', 'sparkles'],
    dollars: [14, 89],
    styles: pieceFits,
    makes: [silver, goldPlated, pearl],
    options: [],
    extras: [settings],
  },
  {
    noun: text('ring', '戒指', 'リング', '반지', 'แหวน'),
    about: text(
      'A slim ring, alone or stacked with others.',
      '细戒，单戴或叠戴皆宜。',
      '一つでも、重ねても着けられる細いリング。',
      '하나만 껴도, 겹쳐 껴도 좋은 가는 반지입니다.',
      'แหวนวงเรียว ใส่เดี่ยวหรือซ้อนหลายวง',
    ),
    icons: ['ring', 'gem-stone', 'sparkles'],
    dollars: [17, 109],
    styles: pieceFits,
    makes: [silver, goldPlated, pearl],
    options: [ringSize],
  },
]
