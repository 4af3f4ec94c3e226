import { descriptor, text } from '@/server/db/seed/catalogue/texts'

export const gentle = descriptor(
  text('gentle', '温和', '低刺激', '순한', 'สูตรอ่อนโยน'),
  text(
    'Mild enough for skin that complains about everything.',
    '温和到敏感肌也安心。',
    '敏感な肌にもやさしい処方です。',
    '예민한 피부도 편안한 순한 처방입니다.',
    'อ่อนโยนแม้ผิวที่แพ้ง่าย',
  ),
)
export const daily = descriptor(
  text('daily', '日用', '毎日の', '데일리', 'ใช้ทุกวัน'),
  text(
    'Two minutes a day are enough.',
    '每天两分钟就够了。',
    '1日2分で十分です。',
    '하루 2분이면 충분합니다.',
    'วันละสองนาทีก็พอ',
  ),
)
export const family = descriptor(
  text('family', '家庭装', '家族用', '패밀리', 'สำหรับครอบครัว'),
  text(
    'Sized for a whole family and the guest who forgot theirs.',
    '全家够用，还能照顾忘带的客人。',
    '家族みんなと、忘れてきたお客さまの分まで。',
    '온 가족과 깜빡한 손님 몫까지 넉넉합니다.',
    'พอสำหรับทั้งครอบครัวและแขกที่ลืมเอามา',
  ),
  1.3,
)
export const pocket = descriptor(
  text('pocket-size', '随身', 'ポケットサイズ', '포켓 사이즈', 'ขนาดพกพา'),
  text(
    'Small enough for a pocket and allowed in hand luggage.',
    '小巧可随身，可带上飞机。',
    'ポケットに入り、機内にも持ち込めます。',
    '주머니에 들어가고 기내에도 가져갈 수 있습니다.',
    'เล็กพอใส่กระเป๋าและถือขึ้นเครื่องได้',
  ),
)
export const spa = descriptor(
  text('spa', '水疗级', 'スパ仕様', '스파', 'ระดับสปา'),
  text(
    'The version that hotels by the hot springs order.',
    '温泉酒店订购的同款。',
    '温泉宿でも使われている仕様です。',
    '온천 호텔이 주문하는 그 제품입니다.',
    'รุ่นเดียวกับที่โรงแรมน้ำพุร้อนสั่ง',
  ),
  1.25,
)

export const fragranceFree = descriptor(
  text('fragrance-free', '无香精', '無香料', '무향', 'ไร้น้ำหอม'),
  text(
    'No perfume, no colour, nothing to react to.',
    '不加香精与色素，减少刺激。',
    '香料も着色料も加えていません。',
    '향료도 색소도 넣지 않았습니다.',
    'ไม่ใส่น้ำหอม ไม่แต่งสี',
  ),
)
export const herbal = descriptor(
  text('herbal', '草本', 'ハーブ', '허브', 'สมุนไพร'),
  text(
    'Extracts of nine herbs, steeped rather than boiled.',
    '九种草本低温浸取，不煎不煮。',
    '9種のハーブを煮ずに浸して抽出しました。',
    '아홉 가지 허브를 끓이지 않고 우려냈습니다.',
    'สารสกัดสมุนไพรเก้าชนิด แช่เย็นไม่ต้ม',
  ),
)
export const riceBran = descriptor(
  text('rice-bran', '米糠', '米ぬか', '쌀겨', 'รำข้าว'),
  text(
    'Cold-pressed rice-bran oil leaves the skin soft, not shiny.',
    '冷压米糠油，滋润不泛油光。',
    '低温圧搾の米ぬか油で、べたつかずしっとり。',
    '저온 압착 쌀겨 오일이라 번들거리지 않고 촉촉합니다.',
    'น้ำมันรำข้าวสกัดเย็น ผิวนุ่มไม่มันวาว',
  ),
  1.1,
)
export const aloe = descriptor(
  text('aloe', '芦荟', 'アロエ', '알로에', 'ว่านหางจระเข้'),
  text(
    'Fresh aloe cools and calms after a day outside.',
    '新鲜芦荟，日晒后舒缓降温。',
    '外で過ごした日の肌を、アロエがひんやり整えます。',
    '신선한 알로에가 야외 활동 뒤의 피부를 진정시킵니다.',
    'ว่านหางจระเข้สดช่วยให้ผิวเย็นหลังตากแดด',
  ),
)
export const digital = descriptor(
  text('digital', '电子', 'デジタル', '디지털', 'ดิจิทัล'),
  text(
    'Large figures, one button, and a memory for sixty readings.',
    '大字显示，一键操作，可存六十组数据。',
    '大きな数字とボタン一つ。60回分を記録します。',
    '큰 숫자와 버튼 하나, 측정값 60회 저장.',
    'ตัวเลขใหญ่ ปุ่มเดียว จำค่าได้หกสิบครั้ง',
  ),
)
export const rechargeableCare = descriptor(
  text('rechargeable', '充电式', '充電式', '충전식', 'แบบชาร์จได้'),
  text(
    'One charge lasts about a month.',
    '充一次电约用一个月。',
    '1回の充電で約1か月使えます。',
    '한 번 충전하면 한 달쯤 씁니다.',
    'ชาร์จครั้งเดียวใช้ได้ราวหนึ่งเดือน',
  ),
  1.15,
)
export const naturalRubber = descriptor(
  text('natural-rubber', '天然橡胶', '天然ゴム', '천연 고무', 'ยางธรรมชาติ'),
  text(
    'Natural rubber grips well and has no sharp smell.',
    '天然橡胶防滑抓地，无刺鼻气味。',
    '天然ゴムは滑りにくく、嫌なにおいがありません。',
    '천연 고무라 미끄럼이 적고 냄새가 강하지 않습니다.',
    'ยางธรรมชาติเกาะดี ไม่มีกลิ่นฉุน',
  ),
)
export const cork = descriptor(
  text('cork', '软木', 'コルク', '코르크', 'ไม้ก๊อก'),
  text(
    'Cork is warm to the touch and grips better when damp.',
    '软木触感温暖，微湿更防滑。',
    'コルクは温かく、湿るほど滑りません。',
    '코르크는 따뜻하고 물기가 있을수록 덜 미끄럽습니다.',
    'ไม้ก๊อกอุ่นมือ ยิ่งชื้นยิ่งเกาะดี',
  ),
  1.15,
)
export const silkCare = descriptor(
  text('silk', '真丝', 'シルク', '실크', 'ผ้าไหม'),
  text(
    'Mulberry silk is kind to skin and hair alike.',
    '桑蚕丝，呵护肌肤与头发。',
    'シルクが肌にも髪にもやさしく触れます。',
    '뽕나무 누에 실크라 피부와 머릿결에 부드럽습니다.',
    'ผ้าไหมแท้อ่อนโยนต่อผิวและเส้นผม',
  ),
  1.3,
)
export const vegan = descriptor(
  text('vegan', '纯植物', '植物性', '비건', 'วีแกน'),
  text(
    'Made from plants alone and free from gluten and lactose.',
    '纯植物来源，不含麸质与乳糖。',
    '植物由来の原料だけ。グルテンも乳糖も含みません。',
    '식물성 원료만 써서 글루텐과 유당이 없습니다.',
    'จากพืชล้วน ไม่มีกลูเตนและแลกโทส',
  ),
)
export const highStrength = descriptor(
  text('high-strength', '高含量', '高含有', '고함량', 'เข้มข้นสูง'),
  text(
    'One a day is enough; more is not better.',
    '每日一粒足矣，多吃无益。',
    '1日1粒で十分。多ければよいわけではありません。',
    '하루 한 알이면 충분하며 더 먹는다고 좋지 않습니다.',
    'วันละเม็ดก็พอ มากกว่านั้นไม่ได้ดีกว่า',
  ),
  1.2,
)

export const careStyles = [gentle, daily, family, pocket, spa]
export const skinMakes = [fragranceFree, herbal, riceBran, aloe]
export const meterStyles = [daily, family, pocket]
export const meterMakes = [digital, rechargeableCare]
export const matMakes = [naturalRubber, cork]
export const tabletMakes = [vegan, highStrength, herbal]
