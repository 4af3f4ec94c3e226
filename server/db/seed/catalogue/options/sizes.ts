import type { Axis, Texts } from '@/server/db/seed/catalogue/shape'
import { same, text, value } from '@/server/db/seed/catalogue/texts'

const sizeName = text('Size', '尺码', 'サイズ', '사이즈', 'ขนาด')

/**
 * Measures that are written the same in every language. The price increases by `step` per value.
 */
function measures(name: Texts<string>, labels: string[], step: number, atMost: number): Axis {
  const values = labels.map((label, place) => value(same(label), 1 + place * step))
  return { name, values, pick: 'run', atMost }
}

export const clothesSize = measures(sizeName, ['S', 'M', 'L', 'XL', 'XXL'], 0, 5)
export const mensShoeSize = measures(
  sizeName,
  ['EU 40', 'EU 41', 'EU 42', 'EU 43', 'EU 44', 'EU 45'],
  0,
  6,
)
export const womensShoeSize = measures(
  sizeName,
  ['EU 35', 'EU 36', 'EU 37', 'EU 38', 'EU 39', 'EU 40'],
  0,
  6,
)
export const ringSize = measures(sizeName, ['US 5', 'US 6', 'US 7', 'US 8', 'US 9'], 0, 4)

export const oneOrTwoSizes: Axis = {
  name: sizeName,
  pick: 'run',
  atMost: 3,
  values: [
    value(text('Small', '小号', 'スモール', '소형', 'เล็ก'), 1),
    value(text('Medium', '中号', 'ミディアム', '중형', 'กลาง'), 1.25),
    value(text('Large', '大号', 'ラージ', '대형', 'ใหญ่'), 1.6),
  ],
}

export const bedSize: Axis = {
  name: sizeName,
  pick: 'run',
  atMost: 4,
  values: [
    value(text('Single', '单人', 'シングル', '싱글', 'เตียงเดี่ยว'), 1),
    value(text('Double', '双人', 'ダブル', '더블', 'เตียงคู่'), 1.3),
    value(text('Queen', '大床', 'クイーン', '퀸', 'ควีนไซส์'), 1.5),
    value(text('King', '特大床', 'キング', '킹', 'คิงไซส์'), 1.7),
  ],
}

export const screenSize: Axis = {
  name: text('Screen', '屏幕尺寸', '画面サイズ', '화면 크기', 'ขนาดหน้าจอ'),
  pick: 'run',
  atMost: 3,
  values: [
    value(text('24-inch', '24 英寸', '24インチ', '24인치', '24 นิ้ว'), 1),
    value(text('27-inch', '27 英寸', '27インチ', '27인치', '27 นิ้ว'), 1.35),
    value(text('32-inch', '32 英寸', '32インチ', '32인치', '32 นิ้ว'), 1.8),
  ],
}

export const phoneSize: Axis = {
  name: text('Fits', '适用屏幕', '対応サイズ', '호환 화면', 'รองรับหน้าจอ'),
  pick: 'run',
  atMost: 4,
  values: [
    value(text('6.1-inch', '6.1 英寸', '6.1インチ', '6.1인치', '6.1 นิ้ว')),
    value(text('6.5-inch', '6.5 英寸', '6.5インチ', '6.5인치', '6.5 นิ้ว')),
    value(text('6.7-inch', '6.7 英寸', '6.7インチ', '6.7인치', '6.7 นิ้ว')),
    value(text('6.9-inch', '6.9 英寸', '6.9インチ', '6.9인치', '6.9 นิ้ว'), 1.1),
  ],
}

export const people: Axis = {
  name: text('For', '人数', '定員', '인원', 'สำหรับ'),
  pick: 'run',
  atMost: 3,
  values: [
    value(text('1 person', '单人', '1人用', '1인용', '1 คน'), 1),
    value(text('2 people', '双人', '2人用', '2인용', '2 คน'), 1.35),
    value(text('4 people', '四人', '4人用', '4인용', '4 คน'), 1.9),
  ],
}

const lengthName = text('Length', '长度', '長さ', '길이', 'ความยาว')
const volumeName = text('Capacity', '容量', '容量', '용량', 'ความจุ')

export const cableLength = measures(lengthName, ['0.5 m', '1 m', '2 m', '3 m'], 0.22, 3)
export const rodLength = measures(lengthName, ['1.8 m', '2.1 m', '2.4 m', '2.7 m'], 0.15, 3)
export const panDiameter = measures(
  text('Diameter', '直径', '直径', '지름', 'เส้นผ่านศูนย์กลาง'),
  ['20 cm', '24 cm', '28 cm', '30 cm'],
  0.18,
  3,
)
export const bottleVolume = measures(volumeName, ['350 ml', '500 ml', '750 ml', '1 L'], 0.2, 3)
export const tubeVolume = measures(volumeName, ['50 ml', '100 ml', '200 ml', '400 ml'], 0.55, 3)
export const applianceVolume = measures(volumeName, ['0.8 L', '1.2 L', '1.7 L'], 0.2, 3)
export const packVolume = measures(volumeName, ['20 L', '28 L', '36 L', '45 L'], 0.2, 3)
export const barbellWeight = measures(
  text('Weight', '重量', '重さ', '무게', 'น้ำหนัก'),
  ['2 kg', '4 kg', '6 kg', '8 kg', '10 kg'],
  0.5,
  4,
)
