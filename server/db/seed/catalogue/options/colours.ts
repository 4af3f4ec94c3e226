import type { Axis } from '@/server/db/seed/catalogue/shape'
import { text, value } from '@/server/db/seed/catalogue/texts'

const colourName = text('Colour', '颜色', 'カラー', '색상', 'สี')

export const clothColour: Axis = {
  name: colourName,
  pick: 'any',
  atMost: 5,
  values: [
    value(text('Black', '黑色', 'ブラック', '블랙', 'ดำ'), 1, 'black'),
    value(text('Off-white', '米白', 'オフホワイト', '오프화이트', 'ขาวออฟไวต์'), 1, 'off-white'),
    value(text('Navy', '藏青', 'ネイビー', '네이비', 'กรมท่า'), 1, 'navy'),
    value(text('Beige', '杏色', 'ベージュ', '베이지', 'เบจ'), 1, 'beige'),
    value(text('Olive', '橄榄绿', 'オリーブ', '올리브', 'เขียวมะกอก'), 1, 'olive'),
    value(text('Terracotta', '陶土红', 'テラコッタ', '테라코타', 'ส้มอิฐ'), 1, 'terracotta'),
    value(text('Dusty pink', '豆沙粉', 'くすみピンク', '더스티 핑크', 'ชมพูตุ่น'), 1, 'dusty-pink'),
    value(text('Lavender', '薰衣草紫', 'ラベンダー', '라벤더', 'ม่วงลาเวนเดอร์'), 1, 'lavender'),
    value(text('Teal', '湖蓝', 'ティール', '청록', 'เขียวหัวเป็ด'), 1, 'teal'),
    value(text('Burgundy', '酒红', 'バーガンディ', '버건디', 'แดงเบอร์กันดี'), 1, 'burgundy'),
  ],
}

export const deviceColour: Axis = {
  name: colourName,
  pick: 'any',
  atMost: 4,
  values: [
    value(text('Graphite', '石墨灰', 'グラファイト', '그래파이트', 'เทากราไฟต์'), 1, 'graphite'),
    value(
      text('Cloud white', '云白', 'クラウドホワイト', '클라우드 화이트', 'ขาวเมฆ'),
      1,
      'cloud-white',
    ),
    value(text('Deep blue', '深海蓝', 'ディープブルー', '딥 블루', 'น้ำเงินเข้ม'), 1, 'deep-blue'),
    value(text('Mint', '薄荷绿', 'ミント', '민트', 'เขียวมินต์'), 1, 'mint'),
    value(text('Rose gold', '玫瑰金', 'ローズゴールド', '로즈 골드', 'โรสโกลด์'), 1, 'rose-gold'),
    value(text('Lilac', '丁香紫', 'ライラック', '라일락', 'ม่วงไลแลค'), 1, 'lilac'),
  ],
}

export const homeColour: Axis = {
  name: colourName,
  pick: 'any',
  atMost: 4,
  values: [
    value(text('Sand', '沙色', 'サンド', '샌드', 'สีทราย'), 1, 'sand'),
    value(text('Terracotta', '陶土红', 'テラコッタ', '테라코타', 'ส้มอิฐ'), 1, 'terracotta'),
    value(text('Sage', '鼠尾草绿', 'セージ', '세이지', 'เขียวเสจ'), 1, 'sage'),
    value(text('Mist blue', '雾霾蓝', 'ミストブルー', '미스트 블루', 'ฟ้าหมอก'), 1, 'mist-blue'),
    value(text('Charcoal', '炭灰', 'チャコール', '차콜', 'เทาชาร์โคล'), 1, 'charcoal'),
    value(
      text('Honey yellow', '蜜黄', 'ハニーイエロー', '허니 옐로', 'เหลืองน้ำผึ้ง'),
      1,
      'honey-yellow',
    ),
  ],
}

export const brightColour: Axis = {
  name: colourName,
  pick: 'any',
  atMost: 4,
  values: [
    value(text('Red', '红色', 'レッド', '레드', 'แดง'), 1, 'red'),
    value(text('Blue', '蓝色', 'ブルー', '블루', 'น้ำเงิน'), 1, 'blue'),
    value(text('Yellow', '黄色', 'イエロー', '옐로', 'เหลือง'), 1, 'yellow'),
    value(text('Green', '绿色', 'グリーン', '그린', 'เขียว'), 1, 'green'),
    value(text('Orange', '橙色', 'オレンジ', '오렌지', 'ส้ม'), 1, 'orange'),
    value(text('Purple', '紫色', 'パープル', '퍼플', 'ม่วง'), 1, 'purple'),
  ],
}
