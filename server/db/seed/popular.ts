import type { SeedLocale } from './catalogue/shape'

/** Popular searches of the demo, most frequent first. Each one has results. */
export const POPULAR: Record<SeedLocale, string[]> = {
  en: [
    'wireless earbuds',
    'smartphone',
    'coffee beans',
    'T-shirt',
    'shirt dress',
    'tent',
    'desk lamp',
    'teddy bear',
  ],
  'zh-CN': ['智能手机', '无线', '咖啡豆', '连衣裙', '帐篷', '键盘', '瑜伽垫', '积木'],
  ja: [
    'スマートフォン',
    'ワイヤレス',
    'コーヒー豆',
    'ワンピース',
    'テント',
    'キーボード',
    'ヨガマット',
    '人形',
  ],
  ko: ['스마트폰', '무선', '원두', '원피스', '텐트', '키보드', '요가 매트', '인형'],
  th: ['สมาร์ตโฟน', 'ไร้สาย', 'เมล็ดกาแฟ', 'เดรส', 'เต็นท์', 'คีย์บอร์ด', 'เสื่อโยคะ', 'ตุ๊กตา'],
}
