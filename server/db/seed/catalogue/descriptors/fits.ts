import { descriptor, text } from '@/server/db/seed/catalogue/texts'

export const relaxed = descriptor(
  text('relaxed', '宽松', 'ゆったり', '루즈핏', 'ทรงหลวม'),
  text(
    'Cut with room to move, it never looks sloppy.',
    '宽松剪裁活动自如，却不显邋遢。',
    'ゆとりを持たせつつ、だらしなく見えない形です。',
    '움직이기 편하게 여유를 주되 헐렁해 보이지 않습니다.',
    'ตัดเย็บให้เคลื่อนไหวคล่องแต่ไม่ดูโคร่ง',
  ),
)
export const slim = descriptor(
  text('slim', '修身', 'スリム', '슬림핏', 'ทรงเข้ารูป'),
  text(
    'A clean, slim line that still lets you sit down in comfort.',
    '线条修身利落，坐下也不紧绷。',
    'すっきり細身でも、座って苦しくありません。',
    '깔끔한 슬림 라인이지만 앉아도 편합니다.',
    'ทรงเข้ารูปดูเรียบ แต่นั่งสบาย',
  ),
)
export const everyday = descriptor(
  text('everyday', '日常', 'デイリー', '데일리', 'ใส่ได้ทุกวัน'),
  text(
    'Made to be worn often and to go with what you already own.',
    '适合天天穿，与衣橱里的旧衣也百搭。',
    '何度でも着られて、手持ちの服によく合います。',
    '자주 입기 좋고 가지고 있는 옷과 잘 어울립니다.',
    'ออกแบบให้ใส่ได้บ่อยและเข้ากับเสื้อผ้าที่มีอยู่',
  ),
)
export const vintage = descriptor(
  text('vintage-look', '复古', 'ヴィンテージ風', '빈티지', 'สไตล์วินเทจ'),
  text(
    'The proportions come from an old pattern book, the seams from today.',
    '版型取自旧版图册，缝制是今天的标准。',
    '形は古い型紙帳から、縫製は今の技術で仕上げました。',
    '비율은 오래된 패턴 북에서, 봉제는 오늘의 기준에서 가져왔습니다.',
    'สัดส่วนจากสมุดแพตเทิร์นเก่า ตัดเย็บด้วยมาตรฐานวันนี้',
  ),
  1.08,
)
export const lightweight = descriptor(
  text('lightweight', '轻薄', '軽やか', '가벼운', 'เนื้อเบา'),
  text(
    'So light that it packs into the corner of a bag.',
    '轻薄到可以塞进包的一角。',
    'かばんの隅に収まるほど軽い一品です。',
    '가방 한구석에 들어갈 만큼 가볍습니다.',
    'เบาจนพับเก็บไว้มุมกระเป๋าได้',
  ),
)
export const warm = descriptor(
  text('warm', '保暖', 'あったか', '따뜻한', 'แบบอุ่น'),
  text(
    'Brushed on the inside for cold mornings and cold offices.',
    '内里磨毛，应对寒冷的早晨与空调房。',
    '内側を起毛させ、寒い朝も冷房の効いた部屋も安心です。',
    '안쪽을 기모 처리해 추운 아침과 서늘한 사무실에 좋습니다.',
    'ด้านในแปรงขน เหมาะกับเช้าเย็น ๆ และห้องแอร์',
  ),
  1.1,
)
export const handmade = descriptor(
  text('handmade', '手工', '手仕事の', '수제', 'ทำมือ'),
  text(
    'One pair of hands makes each from start to finish.',
    '从头到尾由同一双手完成。',
    '初めから終わりまで一人の手で仕上げています。',
    '처음부터 끝까지 한 사람의 손으로 만듭니다.',
    'ทำด้วยมือคนเดียวตั้งแต่ต้นจนเสร็จ',
  ),
  1.35,
)
export const cushioned = descriptor(
  text('cushioned', '缓震', 'クッション入り', '쿠션', 'พื้นนุ่ม'),
  text(
    'A cushioned sole takes the hardness out of long days.',
    '缓震鞋底，久走不累。',
    'クッションのきいた底で、長い一日も疲れにくい作りです。',
    '푹신한 밑창이 긴 하루의 피로를 덜어 줍니다.',
    'พื้นรองรับแรงกระแทก เดินทั้งวันไม่เมื่อย',
  ),
  1.08,
)
export const oversized = descriptor(
  text('oversized', '廓形', 'オーバーサイズ', '오버핏', 'ทรงโอเวอร์ไซซ์'),
  text(
    'Generously wide at the shoulder, with sleeves that can be rolled.',
    '肩部宽大，袖口可挽。',
    '肩をたっぷりとり、袖はまくって着られます。',
    '어깨를 넉넉히 잡았고 소매는 걷어 입을 수 있습니다.',
    'ไหล่กว้างสบาย แขนพับได้',
  ),
)
export const minimal = descriptor(
  text('minimalist', '极简', 'ミニマル', '미니멀', 'สไตล์มินิมอล'),
  text(
    'Nothing printed, nothing shiny, only a good shape.',
    '没有印花，没有亮片，只有好版型。',
    '柄も飾りもなく、形の良さだけで見せます。',
    '무늬도 장식도 없이 좋은 형태만 남겼습니다.',
    'ไม่มีลาย ไม่มีความแวววาว มีแค่รูปทรงที่ดี',
  ),
)

export const topFits = [relaxed, slim, everyday, vintage, oversized]
export const trouserFits = [relaxed, slim, everyday, vintage, lightweight]
export const layerFits = [warm, lightweight, oversized, minimal, everyday]
export const shoeFits = [cushioned, handmade, everyday, vintage, minimal]
export const pieceFits = [minimal, vintage, handmade, everyday]
export const softFits = [relaxed, lightweight, vintage, minimal, everyday]
