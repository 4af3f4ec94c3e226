import { descriptor, text } from '@/server/db/seed/catalogue/texts'

export const organic = descriptor(
  text('organic', '有机', '有機', '유기농', 'ออร์แกนิก'),
  text(
    'Certified organic from the field to the bag.',
    '从田间到包装，全程有机认证。',
    '畑から袋まで、有機認証を受けています。',
    '밭에서 봉투까지 유기농 인증을 받았습니다.',
    'ได้รับรองออร์แกนิกตั้งแต่แปลงจนถึงถุง',
  ),
  1.25,
)
export const smallBatch = descriptor(
  text('small-batch', '小批量', '少量生産の', '소량 생산', 'ผลิตจำนวนน้อย'),
  text(
    'Made in batches small enough to taste each one.',
    '小批制作，每一批都亲口尝过。',
    '1回ごとに味見できる量だけ仕込んでいます。',
    '매번 맛볼 수 있을 만큼만 만듭니다.',
    'ทำครั้งละน้อยจนชิมได้ทุกล็อต',
  ),
  1.15,
)
export const mountain = descriptor(
  text('highland', '高山', '高原', '고산지', 'จากที่ราบสูง'),
  text(
    'Grown high up, where cool nights deepen the flavour.',
    '产自高海拔，夜凉味更浓。',
    '夜の冷え込む高地で育ち、味が深まります。',
    '밤이 서늘한 고지에서 자라 맛이 깊습니다.',
    'ปลูกบนที่สูง กลางคืนเย็น รสจึงเข้มข้น',
  ),
  1.15,
)
export const stoneGround = descriptor(
  text('stone-ground', '石磨', '石臼挽き', '맷돌', 'โม่หิน'),
  text(
    'Ground slowly between stones, which keeps the aroma.',
    '石磨慢碾，留住香气。',
    '石臼でゆっくり挽き、香りを逃しません。',
    '맷돌로 천천히 갈아 향이 살아 있습니다.',
    'โม่ช้า ๆ ด้วยหิน เก็บกลิ่นหอมไว้ครบ',
  ),
  1.1,
)
export const sunDried = descriptor(
  text('sun-dried', '日晒', '天日干し', '햇볕에 말린', 'ตากแดด'),
  text(
    'Dried in the sun for days, with nothing added.',
    '日晒数日，零添加。',
    '何日も天日に干しただけ。何も加えていません。',
    '며칠간 햇볕에 말렸을 뿐 아무것도 넣지 않았습니다.',
    'ตากแดดหลายวัน ไม่เติมอะไรเลย',
  ),
)
export const slowRoasted = descriptor(
  text('slow-roasted', '慢烘', 'じっくり焙煎', '천천히 볶은', 'คั่วช้า'),
  text(
    'Roasted slowly over a low flame until the kitchen smells of it.',
    '小火慢烘，满屋飘香。',
    '弱火でじっくり、台所に香りが満ちるまで火を入れます。',
    '약한 불에 천천히 볶아 부엌에 향이 가득합니다.',
    'คั่วไฟอ่อนช้า ๆ จนหอมทั้งครัว',
  ),
  1.08,
)
export const handCut = descriptor(
  text('handmade', '手工', '手作り', '수제', 'ทำมือ'),
  text(
    'Shaped by hand every morning.',
    '每天清晨手工制作。',
    '毎朝、手で作っています。',
    '매일 아침 손으로 빚습니다.',
    'ปั้นด้วยมือทุกเช้า',
  ),
  1.15,
)
export const homestyle = descriptor(
  text('home-style', '家常', '家庭風', '집밥 스타일', 'สูตรโฮมเมด'),
  text(
    'The recipe comes from a family kitchen and is still written in pencil.',
    '配方出自家庭厨房，至今仍是铅笔手稿。',
    'レシピは家庭の台所から。今も鉛筆書きのままです。',
    '집 부엌에서 온 레시피, 아직도 연필로 적혀 있습니다.',
    'สูตรจากครัวของครอบครัว ยังเขียนด้วยดินสออยู่เลย',
  ),
)
export const gift = descriptor(
  text('gift-boxed', '礼盒装', 'ギフト箱入り', '선물 상자', 'กล่องของขวัญ'),
  text(
    'Comes in a linen-textured box with room for your card.',
    '布纹礼盒包装，附贺卡位。',
    '布目の箱入りで、カードを添えられます。',
    '결이 고운 상자에 담아 카드도 넣을 수 있습니다.',
    'มาในกล่องลายผ้า มีช่องใส่การ์ด',
  ),
  1.3,
)
export const noSugar = descriptor(
  text('no-added-sugar', '无添加糖', '砂糖不使用', '무설탕', 'ไม่เติมน้ำตาล'),
  text(
    'Only the sweetness that was there to begin with.',
    '只有食材本身的甜。',
    '素材そのものの甘さだけです。',
    '재료 본연의 단맛뿐입니다.',
    'มีแต่ความหวานจากวัตถุดิบ',
  ),
)
export const original = descriptor(
  text('traditional', '古法', '昔ながらの', '전통', 'สูตรดั้งเดิม'),
  text(
    'Made the old way, which takes longer and tastes better.',
    '遵循古法，费时却更好吃。',
    '昔ながらの作り方。時間はかかりますが、その分おいしいです。',
    '옛 방식이라 오래 걸리지만 그만큼 맛있습니다.',
    'ทำแบบโบราณ ใช้เวลานานกว่าแต่อร่อยกว่า',
  ),
)
export const premium = descriptor(
  text('select', '精选', '厳選', '엄선한', 'คัดพิเศษ'),
  text(
    'Sorted twice by hand; only the best tenth stays.',
    '人工两次挑选，只留最好的一成。',
    '手で2度選別し、上位の1割だけを残します。',
    '손으로 두 번 골라 상위 10%만 남깁니다.',
    'คัดมือสองรอบ เก็บไว้แค่หนึ่งในสิบที่ดีที่สุด',
  ),
  1.2,
)

export const foodStyles = [homestyle, gift, original, premium, smallBatch]
export const harvests = [organic, mountain, sunDried]
export const baked = [organic, handCut, stoneGround]
export const sweets = [organic, handCut, noSugar]
export const roasted = [slowRoasted, organic, mountain]
export const sauces = [organic, stoneGround, noSugar]
