import { descriptor, text } from '@/server/db/seed/catalogue/texts'

export const first = descriptor(
  text('my first', '启蒙', 'はじめての', '첫걸음', 'ชิ้นแรกของหนู'),
  text(
    'Big enough for small hands and simple enough to explain itself.',
    '大小适合小手，玩法一看就懂。',
    '小さな手に持ちやすく、遊び方もすぐ分かります。',
    '작은 손에 알맞고 설명이 필요 없습니다.',
    'จับถนัดมือเล็ก ๆ เล่นเป็นเองได้ทันที',
  ),
)
export const giant = descriptor(
  text('giant', '超大', 'ジャンボ', '대형', 'ไซซ์ยักษ์'),
  text(
    'Several sizes bigger than you expect, and so is the joy.',
    '比想象中大上几号，快乐也是。',
    '思ったよりずっと大きく、喜びも大きい。',
    '생각보다 훨씬 크고 기쁨도 그만큼 큽니다.',
    'ใหญ่กว่าที่คิดหลายเท่า ความสุขก็เช่นกัน',
  ),
  1.7,
)
export const mini = descriptor(
  text('mini', '迷你', 'ミニ', '미니', 'จิ๋ว'),
  text(
    'Small enough to come along on every journey.',
    '小巧轻便，去哪儿都能带上。',
    '小さいので、どこへでも連れて行けます。',
    '작아서 어디든 데려갈 수 있습니다.',
    'เล็กพอจะพาไปได้ทุกทริป',
  ),
  0.8,
)
export const deluxe = descriptor(
  text('deluxe', '豪华版', 'デラックス', '디럭스', 'รุ่นดีลักซ์'),
  text(
    'The full set, with the extras that are usually sold apart.',
    '完整套装，另售配件一次配齐。',
    '別売りの付属品まで入ったフルセットです。',
    '따로 파는 구성품까지 모두 들어 있습니다.',
    'ชุดครบ รวมชิ้นเสริมที่ปกติขายแยก',
  ),
  1.45,
)
export const glow = descriptor(
  text('glow-in-the-dark', '夜光', '暗闇で光る', '야광', 'เรืองแสง'),
  text(
    'It glows softly for an hour after lights out.',
    '关灯后柔光一小时。',
    '消灯のあと1時間ほど、やさしく光ります。',
    '불을 끈 뒤 한 시간쯤 은은하게 빛납니다.',
    'ปิดไฟแล้วเรืองแสงนวล ๆ ราวหนึ่งชั่วโมง',
  ),
  1.1,
)

export const wooden = descriptor(
  text('wooden', '木制', '木製', '원목', 'ไม้'),
  text(
    'Beech wood, sanded five times and oiled.',
    '榉木五道打磨，植物油养护。',
    'ぶな材を5回磨き、オイルで仕上げました。',
    '너도밤나무를 다섯 번 갈고 오일로 마감했습니다.',
    'ไม้บีชขัดห้ารอบ เคลือบน้ำมัน',
  ),
  1.2,
)
export const plush = descriptor(
  text('plush', '毛绒', 'ふわふわ', '봉제', 'ผ้านุ่ม'),
  text(
    'Soft plush that goes through the washing machine and comes out smiling.',
    '柔软毛绒，机洗后依旧笑眯眯。',
    'ふわふわの生地は洗濯機で丸洗いできます。',
    '보드라운 원단이라 세탁기에 돌려도 그대로입니다.',
    'ผ้านุ่มฟู ซักเครื่องได้ไม่เสียทรง',
  ),
)
export const magneticToy = descriptor(
  text('magnetic', '磁力', 'マグネット', '자석', 'แม่เหล็ก'),
  text(
    'Sealed magnets click together and stay inside for good.',
    '磁铁全密封，一碰即合，不会脱出。',
    '密封した磁石がかちりと付き、外に出ません。',
    '밀봉한 자석이 딱 붙고 절대 빠지지 않습니다.',
    'แม่เหล็กปิดผนึก ต่อติดกันง่ายและไม่หลุดออกมา',
  ),
  1.25,
)
export const recycled = descriptor(
  text('recycled-plastic', '再生塑料', '再生プラスチック', '재생 플라스틱', 'พลาสติกรีไซเคิล'),
  text(
    'Moulded from milk bottles, tough and easy to rinse.',
    '奶瓶再生塑料成型，结实好清洗。',
    '牛乳ボトルを再生した樹脂で、丈夫で水洗いできます。',
    '우유병을 재활용해 튼튼하고 물로 씻을 수 있습니다.',
    'ขึ้นรูปจากขวดนม ทนทาน ล้างง่าย',
  ),
)
export const knitted = descriptor(
  text('hand-knitted', '手工编织', '手編み', '손뜨개', 'ถักมือ'),
  text(
    'Knitted by a grandmothers’ cooperative in organic cotton.',
    '由奶奶们的合作社用有机棉编织。',
    'おばあちゃんたちの組合が、有機綿で編んでいます。',
    '할머니 협동조합이 유기농 면으로 뜹니다.',
    'ถักโดยสหกรณ์คุณยายด้วยฝ้ายออร์แกนิก',
  ),
  1.4,
)
export const remote = descriptor(
  text('remote-control', '遥控', 'リモコン', '무선 조종', 'บังคับวิทยุ'),
  text(
    'The remote has two sticks and a range of thirty metres.',
    '双摇杆遥控，距离三十米。',
    'リモコンは2本のスティックで、届く距離は30 m。',
    '스틱 두 개짜리 조종기, 거리는 30m.',
    'รีโมตสองก้าน ระยะสามสิบเมตร',
  ),
  1.6,
)
export const paper = descriptor(
  text('recycled-card', '再生纸', '再生紙', '재생지', 'กระดาษรีไซเคิล'),
  text(
    'Thick recycled card, printed with soy ink.',
    '加厚再生纸板，大豆油墨印刷。',
    '厚手の再生紙に大豆インクで印刷しています。',
    '두꺼운 재생지에 콩기름 잉크로 인쇄했습니다.',
    'กระดาษแข็งรีไซเคิลหนา พิมพ์ด้วยหมึกถั่วเหลือง',
  ),
)

export const playStyles = [first, giant, mini, deluxe]
export const nightStyles = [first, mini, deluxe, glow]
export const cuddly = [plush, knitted]
export const blocks = [wooden, magneticToy, recycled]
export const vehicles = [wooden, remote, recycled]
export const tabletop = [wooden, paper, magneticToy]
export const moulded = [recycled, wooden]
