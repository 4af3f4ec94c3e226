import { descriptor, text } from '@/server/db/seed/catalogue/texts'

export const compact = descriptor(
  text('compact', '小巧', 'コンパクト', '콤팩트', 'ขนาดกะทัดรัด'),
  text(
    'It takes up less room than you would think.',
    '体积比想象中更小，不占地方。',
    '思ったより場所を取りません。',
    '생각보다 자리를 적게 차지합니다.',
    'ใช้พื้นที่น้อยกว่าที่คิด',
  ),
)
export const slimline = descriptor(
  text('slim', '超薄', '薄型', '슬림', 'รุ่นบาง'),
  text(
    'Slim enough to be forgotten until it is needed.',
    '纤薄不占地，用时才想起它。',
    '薄くすっきりして、邪魔になりません。',
    '얇아서 쓸 때만 존재를 느낍니다.',
    'บางจนไม่เกะกะ หยิบใช้เมื่อไรก็พร้อม',
  ),
  1.1,
)
export const quiet = descriptor(
  text('quiet', '静音', '静音', '저소음', 'เสียงเงียบ'),
  text(
    'Quiet enough to use while someone sleeps next door.',
    '声音轻到隔壁有人睡觉也能用。',
    '隣で誰かが眠っていても使える静かさです。',
    '옆방에서 누가 자고 있어도 쓸 수 있을 만큼 조용합니다.',
    'เงียบพอที่จะใช้ตอนห้องข้าง ๆ หลับ',
  ),
  1.08,
)
export const pro = descriptor(
  text('professional', '专业级', 'プロ仕様', '전문가용', 'ระดับมืออาชีพ'),
  text(
    'Built to the standard that people ask for who use it all day.',
    '按整天使用者的要求打造。',
    '一日中使う人の要求に応える作りです。',
    '하루 종일 쓰는 사람의 기준에 맞췄습니다.',
    'ผลิตตามมาตรฐานของคนที่ใช้งานทั้งวัน',
  ),
  1.35,
)
export const travel = descriptor(
  text('travel', '便携', '携帯用', '휴대용', 'แบบพกพา'),
  text(
    'Made for trains and cafés: light, and tough at the corners.',
    '为火车与咖啡馆而生：轻便，边角耐磕。',
    '電車やカフェのために、軽く、角は丈夫に。',
    '기차와 카페를 위해 가볍고 모서리는 튼튼하게.',
    'เหมาะกับรถไฟและคาเฟ่ เบา มุมทนกระแทก',
  ),
)
export const retro = descriptor(
  text('retro', '复古', 'レトロ', '레트로', 'ดีไซน์ย้อนยุค'),
  text(
    'Round corners and warm colours from another decade, modern inside.',
    '圆角与暖色来自旧年代，内在却是新技术。',
    '丸い角と温かな色は昔風、中身は最新です。',
    '둥근 모서리와 따뜻한 색은 옛것, 속은 최신입니다.',
    'มุมโค้งและสีอบอุ่นแบบวันวาน ข้างในทันสมัย',
  ),
  1.06,
)

export const wireless = descriptor(
  text('wireless', '无线', 'ワイヤレス', '무선', 'ไร้สาย'),
  text(
    'It connects without a cable in a second and remembers three devices.',
    '一秒无线连接，可记忆三台设备。',
    'ケーブルなしですぐつながり、3台まで記憶します。',
    '선 없이 바로 연결되고 기기 세 대를 기억합니다.',
    'เชื่อมต่อไร้สายในวินาทีเดียว จำอุปกรณ์ได้สามเครื่อง',
  ),
  1.15,
)
export const typeC = descriptor(
  text('USB-C', 'USB-C', 'USB-C', 'USB-C', 'USB-C'),
  text(
    'USB-C fits what you already own.',
    'USB-C 接口，手边设备都能用。',
    'USB-Cなので、お手持ちの機器にそのまま合います。',
    'USB-C라 가지고 있는 기기에 그대로 맞습니다.',
    'พอร์ต USB-C ใช้กับอุปกรณ์ที่มีอยู่ได้เลย',
  ),
)
export const aluminium = descriptor(
  text('aluminium', '铝合金', 'アルミ', '알루미늄', 'อะลูมิเนียม'),
  text(
    'The aluminium is light, stiff and does not rust.',
    '铝合金轻而坚固，不生锈。',
    'アルミは軽くて丈夫、錆びません。',
    '알루미늄은 가볍고 단단하며 녹슬지 않습니다.',
    'อะลูมิเนียมเบา แข็งแรง ไม่เป็นสนิม',
  ),
  1.2,
)
export const ergonomic = descriptor(
  text('ergonomic', '人体工学', 'エルゴノミクス', '인체공학', 'ทรงสรีรศาสตร์'),
  text(
    'Its shape follows the hand, so the wrist rests straight.',
    '贴合手形，手腕自然放平。',
    '手の形に沿うので、手首がまっすぐ楽です。',
    '손 모양을 따라가 손목이 곧게 놓입니다.',
    'รูปทรงรับกับมือ ข้อมือวางตรงสบาย',
  ),
  1.12,
)
export const backlit = descriptor(
  text('backlit', '背光', 'バックライト', '백라이트', 'มีไฟส่อง'),
  text(
    'The soft backlight has four steps and turns itself off.',
    '柔和背光四档可调，自动熄灭。',
    'やわらかなバックライトは4段階で、自動で消えます。',
    '은은한 백라이트는 4단계이며 저절로 꺼집니다.',
    'ไฟส่องนุ่มปรับได้สี่ระดับและดับเอง',
  ),
  1.08,
)
export const rechargeable = descriptor(
  text('rechargeable', '充电式', '充電式', '충전식', 'แบบชาร์จได้'),
  text(
    'One charge goes a long way, and it is full again by the end of lunch.',
    '充一次电能用很久，一顿午饭就能充满。',
    '1回の充電で長く使え、昼休みのうちに満充電。',
    '한 번 충전으로 오래 쓰고 점심시간이면 다시 가득 찹니다.',
    'ชาร์จครั้งเดียวใช้ได้นาน เต็มอีกครั้งในพักเที่ยง',
  ),
  1.1,
)
export const smart = descriptor(
  text('smart', '智能', 'スマート', '스마트', 'อัจฉริยะ'),
  text(
    'A plain app sets timers and shows what it uses; it also works without one.',
    '简洁的应用可定时、看能耗；不装应用也能用。',
    'シンプルなアプリでタイマーや電力を確認。アプリなしでも使えます。',
    '간단한 앱으로 예약과 전력 확인을, 앱 없이도 쓸 수 있습니다.',
    'แอปเรียบง่ายตั้งเวลาและดูการใช้ไฟได้ ไม่ใช้แอปก็ทำงานได้',
  ),
  1.3,
)
export const lowEnergy = descriptor(
  text('energy-saving', '节能', '省エネ', '절전형', 'ประหยัดไฟ'),
  text(
    'It earns the best energy label and barely draws power when idle.',
    '能效达到最高等级，待机几乎不耗电。',
    '省エネ性能は最高等級。待機中はほとんど電気を使いません。',
    '최고 등급의 에너지 효율, 대기 전력도 거의 없습니다.',
    'ฉลากประหยัดไฟระดับสูงสุด แทบไม่กินไฟเวลาพัก',
  ),
)
export const steel = descriptor(
  text('stainless-steel', '不锈钢', 'ステンレス', '스테인리스', 'สเตนเลส'),
  text(
    'Brushed stainless steel inside and out, with nothing that flakes off.',
    '内外拉丝不锈钢，无涂层脱落之忧。',
    '内も外もステンレスのヘアライン仕上げ。はがれるものがありません。',
    '안팎이 헤어라인 스테인리스라 벗겨질 것이 없습니다.',
    'สเตนเลสขัดลายทั้งในและนอก ไม่มีอะไรหลุดลอก',
  ),
  1.15,
)
export const fast = descriptor(
  text('fast-charging', '快充', '急速充電', '고속 충전', 'ชาร์จเร็ว'),
  text(
    'From empty to half in about twenty-five minutes.',
    '约二十五分钟从零充到一半。',
    '空から半分まで約25分です。',
    '방전 상태에서 절반까지 약 25분이면 됩니다.',
    'จากศูนย์ถึงครึ่งในราวยี่สิบห้านาที',
  ),
  1.12,
)
export const magnetic = descriptor(
  text('magnetic', '磁吸', 'マグネット式', '마그네틱', 'แบบแม่เหล็ก'),
  text(
    'Strong magnets snap it into place and hold it there.',
    '强力磁铁，一吸即准，稳固不掉。',
    '強力な磁石でぴたりと付き、ずれません。',
    '강한 자석이 딱 맞게 붙어 떨어지지 않습니다.',
    'แม่เหล็กแรงสูงดูดเข้าที่และยึดแน่น',
  ),
  1.1,
)
export const waterproof = descriptor(
  text('waterproof', '防水', '防水', '방수', 'กันน้ำ'),
  text(
    'Sealed against rain and splashes at every seam.',
    '每条接缝密封，防雨防溅。',
    'すべての継ぎ目をふさぎ、雨や水はねを防ぎます。',
    '모든 이음새를 막아 비와 물튀김에 강합니다.',
    'ซีลทุกรอยต่อ กันฝนและละอองน้ำ',
  ),
  1.15,
)
export const noiseCancelling = descriptor(
  text('noise-cancelling', '降噪', 'ノイズキャンセリング', '노이즈 캔슬링', 'ตัดเสียงรบกวน'),
  text(
    'Four microphones take away engines and air conditioning, not voices.',
    '四麦克风消除引擎与空调声，保留人声。',
    '4つのマイクがエンジンや空調の音を消し、声は残します。',
    '마이크 네 개가 엔진과 에어컨 소음은 지우고 목소리는 남깁니다.',
    'ไมค์สี่ตัวตัดเสียงเครื่องยนต์และแอร์ แต่ยังได้ยินเสียงคน',
  ),
  1.4,
)
export const shockproof = descriptor(
  text('shockproof', '防摔', '耐衝撃', '충격 방지', 'กันกระแทก'),
  text(
    'It survives a fall from two metres, tested on stone.',
    '两米跌落石面实测，依旧完好。',
    '石の床への2 m落下試験に合格しています。',
    '돌바닥에 2m 높이에서 떨어뜨려도 견뎠습니다.',
    'ทดสอบตกจากสองเมตรลงพื้นหินแล้วไม่เสียหาย',
  ),
)

export const wirelessCharging = descriptor(
  text('wireless', '无线', 'ワイヤレス', '무선', 'ไร้สาย'),
  text(
    'It charges through the case, with no plug to find in the dark.',
    '隔着手机壳也能充，不必摸黑找接口。',
    'ケース越しに充電でき、暗がりで差し口を探さずに済みます。',
    '케이스를 낀 채 충전되고 어둠 속에서 단자를 찾을 필요가 없습니다.',
    'ชาร์จผ่านเคสได้ ไม่ต้องคลำหาช่องเสียบในที่มืด',
  ),
  1.15,
)

export const deviceStyles = [compact, slimline, quiet, pro, travel]
export const gadgetStyles = [compact, slimline, travel, retro, pro]
export const applianceStyles = [compact, quiet, retro, slimline, pro]
export const pluggedMakes = [smart, lowEnergy, steel]
export const inputMakes = [wireless, typeC, ergonomic, backlit]
export const boxMakes = [aluminium, typeC, lowEnergy]
export const soundMakes = [wireless, noiseCancelling, waterproof, rechargeable]
