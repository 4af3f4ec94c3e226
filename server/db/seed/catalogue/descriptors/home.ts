import { descriptor, text } from '@/server/db/seed/catalogue/texts'

export const nordic = descriptor(
  text('Nordic', '北欧风', '北欧風', '북유럽풍', 'สไตล์นอร์ดิก'),
  text(
    'Pale colours and plain lines sit easily with other furniture.',
    '浅色与简线条，与其他家具轻松相配。',
    '淡い色と簡潔な線で、ほかの家具になじみます。',
    '옅은 색과 간결한 선이 다른 가구와 잘 어울립니다.',
    'สีอ่อนเส้นเรียบ เข้ากับเฟอร์นิเจอร์อื่นง่าย',
  ),
)
export const rustic = descriptor(
  text('rustic', '田园', '素朴な', '러스틱', 'สไตล์คันทรี'),
  text(
    'Left a little rough on purpose, it gets better with use.',
    '特意保留几分粗朴，越用越有味道。',
    'あえて少し粗く仕上げ、使うほど味が出ます。',
    '일부러 조금 거칠게 남겨 쓸수록 멋이 납니다.',
    'ตั้งใจปล่อยผิวให้ดิบนิด ๆ ยิ่งใช้ยิ่งสวย',
  ),
)
export const japandi = descriptor(
  text('Zen-style', '侘寂风', '和モダン', '젠 스타일', 'สไตล์เซน'),
  text(
    'Quiet shapes that leave space around them.',
    '安静的造型，留白得宜。',
    '静かな形が、まわりに余白をつくります。',
    '고요한 형태가 주변에 여백을 남깁니다.',
    'รูปทรงสงบ เว้นที่ว่างรอบตัว',
  ),
  1.1,
)
export const classic = descriptor(
  text('classic', '经典', '定番の', '클래식', 'แบบคลาสสิก'),
  text(
    'A shape that has been in use for a hundred years, for good reason.',
    '沿用百年的造型，自有道理。',
    '100年使われ続けてきた、理由のある形です。',
    '백 년 동안 쓰여 온, 이유 있는 형태입니다.',
    'รูปทรงที่ใช้กันมาร้อยปีเพราะดีจริง',
  ),
)
export const colourful = descriptor(
  text('hand-painted', '手绘', '手描き', '핸드페인팅', 'เพ้นต์มือ'),
  text(
    'Each is painted by hand, so no two have the same strokes.',
    '逐件手绘，笔触各不相同。',
    '1点ずつ手描きなので、同じ筆跡はありません。',
    '하나하나 손으로 그려 붓 자국이 모두 다릅니다.',
    'เพ้นต์มือทีละชิ้น ลายเส้นไม่ซ้ำกัน',
  ),
  1.2,
)

export const stoneware = descriptor(
  text('stoneware', '炻器', '炻器', '스톤웨어', 'สโตนแวร์'),
  text(
    'Stoneware fired at 1,240 °C; dishwasher and microwave are fine.',
    '1240 °C 烧制的炻器，可进洗碗机与微波炉。',
    '1,240℃で焼いた炻器。食洗機も電子レンジも使えます。',
    '1,240 °C에서 구운 스톤웨어. 식기세척기와 전자레인지에 쓸 수 있습니다.',
    'สโตนแวร์เผาที่ 1,240 °C เข้าเครื่องล้างจานและไมโครเวฟได้',
  ),
)
export const porcelain = descriptor(
  text('porcelain', '瓷质', '磁器', '포슬린', 'พอร์ซเลน'),
  text(
    'Porcelain fired at 1,300 °C: thin, hard and easy to rinse.',
    '1300 °C 烧成的瓷器，薄而坚硬，一冲即净。',
    '1,300℃で焼いた磁器。薄くて丈夫、さっと洗えます。',
    '1,300 °C에서 구운 포슬린. 얇고 단단하며 물로 쉽게 씻깁니다.',
    'พอร์ซเลนเผาที่ 1,300 °C บาง แข็งแรง ล้างออกง่าย',
  ),
)
export const earthenware = descriptor(
  text('earthenware', '陶制', '陶製', '도기', 'เซรามิกดินเผา'),
  text(
    'Earthenware, glazed inside and out by hand.',
    '陶土烧制，内外手工上釉。',
    '内側にも外側にも手作業で釉薬をかけた陶器です。',
    '안팎에 손으로 유약을 입힌 도기입니다.',
    'ดินเผาเคลือบด้วยมือทั้งด้านในและด้านนอก',
  ),
)
export const recycledGlass = descriptor(
  text('recycled-glass', '再生玻璃', '再生ガラス', '재생 유리', 'แก้วรีไซเคิล'),
  text(
    'Glass melted from used bottles, clear with a hint of green.',
    '用回收玻璃瓶熔制，透明中带一丝绿。',
    '使用済みのびんを溶かした、ほのかに緑のガラスです。',
    '쓰고 난 병을 녹여 만든, 옅은 초록빛 유리입니다.',
    'แก้วหลอมจากขวดใช้แล้ว ใสอมเขียวอ่อน ๆ',
  ),
)
export const bamboo = descriptor(
  text('bamboo', '竹制', '竹製', '대나무', 'ไม้ไผ่'),
  text(
    'Bamboo grows back in four years, is light and does not mind damp.',
    '竹子四年成材，轻巧耐潮。',
    '竹は4年で育つ素材。軽く、湿気にも強いです。',
    '대나무는 4년이면 다시 자라고 가볍고 습기에 강합니다.',
    'ไผ่โตใหม่ในสี่ปี น้ำหนักเบา ทนชื้น',
  ),
)
export const acacia = descriptor(
  text('acacia-wood', '相思木', 'アカシア材', '아카시아 원목', 'ไม้อะคาเซีย'),
  text(
    'Oiled acacia with a lively grain, from managed forests.',
    '可持续林地的相思木，上油处理，木纹生动。',
    '管理された森のアカシア材をオイルで仕上げました。木目が豊かです。',
    '관리되는 숲의 아카시아에 오일을 먹여 결이 살아 있습니다.',
    'ไม้อะคาเซียจากป่าปลูก เคลือบน้ำมัน ลายไม้ชัดสวย',
  ),
  1.2,
)
export const glass = descriptor(
  text('glass', '玻璃', 'ガラス', '유리', 'แก้ว'),
  text(
    'Clear borosilicate glass that takes boiling water.',
    '高硼硅玻璃，耐沸水。',
    '熱湯にも耐える透明なホウケイ酸ガラスです。',
    '끓는 물도 견디는 투명한 붕규산 유리입니다.',
    'แก้วโบโรซิลิเกตใส ทนน้ำเดือด',
  ),
)
export const castIron = descriptor(
  text('cast-iron', '铸铁', '鋳鉄', '무쇠', 'เหล็กหล่อ'),
  text(
    'Cast iron holds the heat and outlives its owner.',
    '铸铁蓄热好，可以传家。',
    '鋳鉄は熱を蓄え、一生以上使えます。',
    '무쇠는 열을 오래 머금고 대를 물려 쓸 수 있습니다.',
    'เหล็กหล่อเก็บความร้อนดี ใช้ได้ชั่วลูกชั่วหลาน',
  ),
  1.25,
)
export const enamel = descriptor(
  text('enamel', '搪瓷', 'ホーロー', '법랑', 'เคลือบอีนาเมล'),
  text(
    'Smooth enamel does not take on smells or stains.',
    '光滑搪瓷，不串味、不留渍。',
    'なめらかなホーローは、においも汚れも残りません。',
    '매끈한 법랑은 냄새나 얼룩이 배지 않습니다.',
    'ผิวเคลือบอีนาเมลลื่น ไม่ติดกลิ่นหรือคราบ',
  ),
)
export const washedCotton = descriptor(
  text('washed-cotton', '水洗棉', '洗いざらしコットン', '워싱 코튼', 'ผ้าคอตตอนวอช'),
  text(
    'Washed cotton feels as if you had owned it for years.',
    '水洗棉触感如同用了多年的老朋友。',
    '洗いをかけたコットンは、長年使ったような肌ざわりです。',
    '워싱 코튼은 몇 해 쓴 것처럼 편안합니다.',
    'คอตตอนวอชสัมผัสเหมือนใช้มานานหลายปี',
  ),
)
export const washedLinen = descriptor(
  text('washed-linen', '水洗亚麻', '洗いリネン', '워싱 리넨', 'ผ้าลินินวอช'),
  text(
    'Linen is cool in summer, warm in winter, and never needs ironing.',
    '亚麻冬暖夏凉，免熨烫。',
    'リネンは夏涼しく冬暖か。アイロンもいりません。',
    '리넨은 여름엔 시원하고 겨울엔 따뜻하며 다림질이 필요 없습니다.',
    'ลินินเย็นในหน้าร้อน อุ่นในหน้าหนาว ไม่ต้องรีด',
  ),
  1.3,
)
export const rattan = descriptor(
  text('rattan', '藤编', 'ラタン', '라탄', 'หวาย'),
  text(
    'Woven from natural rattan around a firm frame.',
    '天然藤条编织，内有稳固骨架。',
    '天然のラタンを丈夫な枠に編みつけています。',
    '단단한 틀에 천연 라탄을 엮었습니다.',
    'สานจากหวายธรรมชาติบนโครงแข็งแรง',
  ),
  1.1,
)
export const oak = descriptor(
  text('oak', '橡木', 'オーク材', '오크', 'ไม้โอ๊ก'),
  text(
    'Solid oak, jointed rather than screwed.',
    '实心橡木，榫卯连接，不靠螺丝。',
    '無垢のオーク材を、ねじではなく組み継ぎで。',
    '통 오크를 나사 대신 짜맞춤으로 이었습니다.',
    'ไม้โอ๊กแท้ เข้าเดือยไม่ใช้สกรู',
  ),
  1.4,
)
export const steelHome = descriptor(
  text('stainless-steel', '不锈钢', 'ステンレス', '스테인리스', 'สเตนเลส'),
  text(
    'High-grade stainless steel that does not rust or bend.',
    '优质不锈钢，不锈不弯。',
    '錆びにくく曲がらない、上質なステンレスです。',
    '녹슬거나 휘지 않는 고급 스테인리스입니다.',
    'สเตนเลสเกรดดี ไม่เป็นสนิม ไม่งอ',
  ),
)

export const carbonSteel = descriptor(
  text('carbon-steel', '碳钢', '鋼', '탄소강', 'เหล็กกล้าคาร์บอน'),
  text(
    'Carbon steel takes a finer edge; wipe it dry and it will outlast you.',
    '碳钢刀刃更锋利，用后擦干可传家。',
    '鋼は鋭い刃がつきます。拭いておけば一生ものです。',
    '탄소강은 날이 더 잘 섭니다. 물기만 닦으면 평생 씁니다.',
    'เหล็กกล้าคาร์บอนลับได้คมกว่า เช็ดให้แห้งก็ใช้ได้ตลอดชีวิต',
  ),
  1.2,
)
export const homeStyles = [nordic, rustic, japandi, classic]
export const tableStyles = [nordic, rustic, japandi, classic, colourful]
export const tableware = [stoneware, porcelain, enamel, earthenware]
export const woods = [bamboo, acacia, oak]
export const metals = [steelHome, castIron, enamel]
export const textiles = [washedCotton, washedLinen]
export const weaves = [rattan, bamboo, washedCotton]
