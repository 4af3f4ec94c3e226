import { descriptor, text } from '@/server/db/seed/catalogue/texts'

export const ultralight = descriptor(
  text('ultralight', '超轻', '超軽量', '초경량', 'น้ำหนักเบาพิเศษ'),
  text(
    'Every gram was questioned; most of them left.',
    '每一克都斟酌过，能减则减。',
    '1グラムずつ見直し、ほとんどを削りました。',
    '1g씩 따져 보고 대부분 덜어 냈습니다.',
    'คิดทุกกรัม ตัดส่วนเกินออกหมด',
  ),
  1.3,
)
export const folding = descriptor(
  text('folding', '折叠', '折りたたみ', '접이식', 'แบบพับได้'),
  text(
    'It folds flat in one movement and fits behind a car seat.',
    '一个动作即可折平，放得进车座后方。',
    'ワンタッチで平らに畳め、車の座席の後ろに収まります。',
    '한 번에 납작하게 접혀 차 좌석 뒤에 들어갑니다.',
    'พับแบนในจังหวะเดียว เก็บหลังเบาะรถได้',
  ),
  1.08,
)
export const rugged = descriptor(
  text('rugged', '耐用', 'タフな', '튼튼한', 'รุ่นอึดทน'),
  text(
    'Double stitching and thick corners where others fail first.',
    '易损处双线缝制、加厚护角。',
    '傷みやすい所は二重縫いと厚い角当てで補強。',
    '먼저 닳는 곳은 이중 박음질과 두꺼운 모서리로 보강했습니다.',
    'เย็บสองชั้นและเสริมมุมหนาในจุดที่มักพังก่อน',
  ),
  1.12,
)
export const beginner = descriptor(
  text('beginner', '入门', '初心者向け', '입문용', 'สำหรับมือใหม่'),
  text(
    'A forgiving choice for the first season.',
    '新手第一季的友好之选。',
    '最初のシーズンにやさしい一品です。',
    '첫 시즌에 부담 없는 선택입니다.',
    'ตัวเลือกที่ใช้ง่ายสำหรับฤดูกาลแรก',
  ),
  0.85,
)
export const weekend = descriptor(
  text('weekend', '周末', '週末用', '주말용', 'สำหรับวันหยุด'),
  text(
    'Just right for two days away and one night out.',
    '两天一夜，刚刚好。',
    '1泊2日にちょうどいい仕様です。',
    '1박 2일에 딱 맞습니다.',
    'พอดีสำหรับทริปสองวันหนึ่งคืน',
  ),
)

export const waterproofGear = descriptor(
  text('waterproof', '防水', '防水', '방수', 'กันน้ำ'),
  text(
    'Taped seams and a 3,000 mm coating keep out steady rain.',
    '压胶接缝与 3000 mm 涂层，久雨不透。',
    '目止めした縫い目と3,000 mmの耐水加工で、長雨にも安心。',
    '심실링과 3,000mm 코팅으로 계속되는 비도 막습니다.',
    'ตะเข็บซีลและเคลือบ 3,000 มม. กันฝนตกนาน ๆ ได้',
  ),
  1.15,
)
export const ripstop = descriptor(
  text('ripstop', '防撕裂', 'リップストップ', '립스톱', 'ผ้าริปสต็อป'),
  text(
    'The ripstop weave stops a small tear from becoming a big one.',
    '防撕裂织法，小口不会变大。',
    'リップストップ織りで、小さな裂けが広がりません。',
    '립스톱 직조라 작은 찢김이 커지지 않습니다.',
    'ผ้าทอริปสต็อป รอยขาดเล็กไม่ลามใหญ่',
  ),
)
export const titanium = descriptor(
  text('titanium', '钛', 'チタン', '티타늄', 'ไทเทเนียม'),
  text(
    'Titanium: half the weight of steel and no taste of metal.',
    '钛材质，重量只有钢的一半，无金属味。',
    'チタンは鉄の半分の重さで、金気がありません。',
    '티타늄은 강철 무게의 절반이고 쇠 맛이 나지 않습니다.',
    'ไทเทเนียมหนักครึ่งเดียวของเหล็ก ไม่มีกลิ่นโลหะ',
  ),
  1.6,
)
export const alloy = descriptor(
  text('aluminium', '铝合金', 'アルミ', '알루미늄', 'อะลูมิเนียม'),
  text(
    'Aircraft-grade aluminium, anodised against salt.',
    '航空级铝材，阳极氧化，耐盐蚀。',
    '航空機グレードのアルミに、塩に強いアルマイト加工。',
    '항공기 등급 알루미늄에 염분에 강한 아노다이징 처리.',
    'อะลูมิเนียมเกรดอากาศยาน ชุบกันเกลือ',
  ),
  1.1,
)
export const carbon = descriptor(
  text('carbon', '碳纤维', 'カーボン', '카본', 'คาร์บอน'),
  text(
    'Carbon fibre takes out the vibration and most of the weight.',
    '碳纤维减震又减重。',
    'カーボンが振動と重さを取り去ります。',
    '카본이 진동과 무게를 덜어 줍니다.',
    'คาร์บอนไฟเบอร์ลดแรงสั่นและน้ำหนัก',
  ),
  1.7,
)
export const insulated = descriptor(
  text('insulated', '保温', '保温', '보온', 'เก็บอุณหภูมิ'),
  text(
    'Insulation that works down to five degrees below zero.',
    '零下五度依然保温。',
    '氷点下5度まで保温します。',
    '영하 5도까지 보온됩니다.',
    'เก็บความอุ่นได้ถึงลบห้าองศา',
  ),
  1.2,
)
export const grippy = descriptor(
  text('non-slip', '防滑', '滑りにくい', '미끄럼 방지', 'กันลื่น'),
  text(
    'A grip that holds on wet rock and wet hands.',
    '湿石、湿手都抓得牢。',
    '濡れた岩でも手でも、しっかりつかめます。',
    '젖은 바위와 젖은 손에서도 미끄러지지 않습니다.',
    'เกาะแน่นทั้งหินเปียกและมือเปียก',
  ),
)
export const reflective = descriptor(
  text('reflective', '反光', '反射材付き', '반사', 'มีแถบสะท้อนแสง'),
  text(
    'Reflective strips show up in headlights from 150 metres.',
    '反光条在车灯下 150 米可见。',
    '反射材は150 m先のライトでも見えます。',
    '반사띠가 150m 밖 전조등에도 보입니다.',
    'แถบสะท้อนแสงเห็นได้ไกล 150 เมตร',
  ),
)

export const gearStyles = [ultralight, folding, rugged, weekend]
export const kitStyles = [ultralight, rugged, beginner, weekend]
export const sportStyles = [beginner, rugged, ultralight]
export const shelterMakes = [waterproofGear, ripstop, insulated]
export const packMakes = [waterproofGear, ripstop, reflective]
export const poleMakes = [alloy, carbon]
export const cookMakes = [titanium, alloy]
export const gripMakes = [grippy, carbon, alloy]
