import type { Axis } from '@/server/db/seed/catalogue/shape'
import { same, text, value } from '@/server/db/seed/catalogue/texts'

const weightName = text('Weight', '净含量', '内容量', '중량', 'น้ำหนักสุทธิ')
const flavourName = text('Flavour', '口味', 'フレーバー', '맛', 'รสชาติ')

export const weight: Axis = {
  name: weightName,
  pick: 'run',
  atMost: 3,
  values: [value(same('250 g'), 1), value(same('500 g'), 1.8), value(same('1 kg'), 3.3)],
}

export const sackWeight: Axis = {
  name: weightName,
  pick: 'run',
  atMost: 3,
  values: [value(same('1 kg'), 1), value(same('2 kg'), 1.85), value(same('5 kg'), 4.2)],
}

export const pack: Axis = {
  name: text('Pack', '包装', 'セット', '구성', 'แพ็ก'),
  pick: 'run',
  atMost: 3,
  values: [
    value(text('Single', '单件', '1個', '1개', '1 ชิ้น'), 1),
    value(text('Pack of 3', '3 件装', '3個セット', '3개 세트', 'แพ็ก 3 ชิ้น'), 2.7),
    value(text('Pack of 6', '6 件装', '6個セット', '6개 세트', 'แพ็ก 6 ชิ้น'), 5),
  ],
}

export const settings: Axis = {
  name: text('Set', '套装', 'セット', '세트', 'ชุด'),
  pick: 'run',
  atMost: 3,
  values: [
    value(text('Set of 2', '2 件套', '2点セット', '2종 세트', 'ชุด 2 ชิ้น'), 1),
    value(text('Set of 4', '4 件套', '4点セット', '4종 세트', 'ชุด 4 ชิ้น'), 1.8),
    value(text('Set of 6', '6 件套', '6点セット', '6종 세트', 'ชุด 6 ชิ้น'), 2.5),
  ],
}

export const pieces: Axis = {
  name: text('Pieces', '数量', 'ピース数', '피스 수', 'จำนวนชิ้น'),
  pick: 'run',
  atMost: 3,
  values: [
    value(text('24 pieces', '24 件', '24ピース', '24피스', '24 ชิ้น'), 1),
    value(text('48 pieces', '48 件', '48ピース', '48피스', '48 ชิ้น'), 1.6),
    value(text('100 pieces', '100 件', '100ピース', '100피스', '100 ชิ้น'), 2.4),
  ],
}

export const tablets: Axis = {
  name: text('Count', '粒数', '粒数', '정 수', 'จำนวนเม็ด'),
  pick: 'run',
  atMost: 3,
  values: [
    value(text('60 tablets', '60 粒', '60粒', '60정', '60 เม็ด'), 1),
    value(text('120 tablets', '120 粒', '120粒', '120정', '120 เม็ด'), 1.8),
    value(text('180 tablets', '180 粒', '180粒', '180정', '180 เม็ด'), 2.5),
  ],
}

export const sweetFlavour: Axis = {
  name: flavourName,
  pick: 'any',
  atMost: 4,
  values: [
    value(text('Original', '原味', 'プレーン', '오리지널', 'รสดั้งเดิม')),
    value(text('Sea salt', '海盐', '塩', '바다소금', 'เกลือทะเล')),
    value(text('Matcha', '抹茶', '抹茶', '말차', 'มัทฉะ')),
    value(text('Strawberry', '草莓', 'いちご', '딸기', 'สตรอว์เบอร์รี')),
    value(text('Coconut', '椰子', 'ココナッツ', '코코넛', 'มะพร้าว')),
    value(text('Black sesame', '黑芝麻', '黒ごま', '흑임자', 'งาดำ')),
  ],
}

export const savouryFlavour: Axis = {
  name: flavourName,
  pick: 'any',
  atMost: 4,
  values: [
    value(text('Original', '原味', 'オリジナル', '오리지널', 'รสดั้งเดิม')),
    value(text('Seaweed', '海苔', 'のり', '김', 'สาหร่าย')),
    value(text('Chilli lime', '香辣青柠', 'チリライム', '칠리 라임', 'พริกมะนาว')),
    value(text('Black pepper', '黑胡椒', '黒こしょう', '후추', 'พริกไทยดำ')),
    value(text('Roasted garlic', '蒜香', 'ガーリック', '구운 마늘', 'กระเทียมอบ')),
  ],
}

export const heat: Axis = {
  name: text('Heat', '辣度', '辛さ', '맵기', 'ระดับความเผ็ด'),
  pick: 'run',
  atMost: 3,
  values: [
    value(text('Mild', '微辣', '甘口', '순한맛', 'เผ็ดน้อย')),
    value(text('Medium', '中辣', '中辛', '중간맛', 'เผ็ดกลาง')),
    value(text('Hot', '特辣', '辛口', '매운맛', 'เผ็ดมาก')),
  ],
}

export const roast: Axis = {
  name: text('Roast', '烘焙度', '焙煎', '로스팅', 'ระดับการคั่ว'),
  pick: 'run',
  atMost: 3,
  values: [
    value(text('Light', '浅烘', '浅煎り', '라이트', 'คั่วอ่อน')),
    value(text('Medium', '中烘', '中煎り', '미디엄', 'คั่วกลาง')),
    value(text('Dark', '深烘', '深煎り', '다크', 'คั่วเข้ม')),
  ],
}

export const teaForm: Axis = {
  name: text('Form', '形式', '形状', '형태', 'รูปแบบ'),
  pick: 'any',
  atMost: 2,
  values: [
    value(text('Loose leaf', '散茶', 'リーフ', '잎차', 'ใบชา')),
    value(text('Tea bags', '茶包', 'ティーバッグ', '티백', 'ถุงชา'), 1.1),
  ],
}

export const scent: Axis = {
  name: text('Scent', '香味', '香り', '향', 'กลิ่น'),
  pick: 'any',
  atMost: 4,
  values: [
    value(text('Unscented', '无香', '無香料', '무향', 'ไม่มีกลิ่น'), 1, 'off-white'),
    value(text('Lavender', '薰衣草', 'ラベンダー', '라벤더', 'ลาเวนเดอร์'), 1, 'lavender'),
    value(text('Yuzu', '柚子', 'ゆず', '유자', 'ส้มยูซุ'), 1, 'honey-yellow'),
    value(text('Cedar', '雪松', 'シダー', '시더', 'ไม้ซีดาร์'), 1, 'sage'),
    value(text('Jasmine', '茉莉', 'ジャスミン', '재스민', 'มะลิ'), 1, 'mint'),
  ],
}

export const lensStrength: Axis = {
  name: text('Strength', '度数', '度数', '도수', 'ค่าสายตา'),
  pick: 'run',
  atMost: 4,
  values: [value(same('+1.0')), value(same('+1.5')), value(same('+2.0')), value(same('+2.5'))],
}
