import type { CategoryKey, SeedCategory, Texts, Tone } from './shape'
import { text } from './texts'

function category(id: number, key: CategoryKey, icon: string, name: Texts<string>): SeedCategory {
  const texts = {
    en: { name: name.en },
    'zh-CN': { name: name['zh-CN'] },
    ja: { name: name.ja },
    ko: { name: name.ko },
    th: { name: name.th },
  }
  return { id, key, icon, texts }
}

export const CATEGORIES: readonly SeedCategory[] = [
  category(1, 'computer', 'laptop', text('Computer', '电脑', 'パソコン', '컴퓨터', 'คอมพิวเตอร์')),
  category(
    2,
    'electrical_equipment',
    'toaster',
    text('Electrical equipment', '电器', '家電', '가전제품', 'เครื่องใช้ไฟฟ้า'),
  ),
  category(
    3,
    'outdoors',
    'backpack',
    text('Outdoors', '户外', 'アウトドア', '아웃도어', 'เอาต์ดอร์'),
  ),
  category(
    4,
    'family_life',
    'teapot',
    text('Family life', '家居生活', '暮らし', '리빙', 'ของใช้ในบ้าน'),
  ),
  category(5, 'health', 'body-lotion', text('Health', '健康', 'ヘルスケア', '건강', 'สุขภาพ')),
  category(
    6,
    'mens_clothing',
    'button-down-shirt',
    text("Men's clothing", '男装', 'メンズ', '남성 의류', 'เสื้อผ้าผู้ชาย'),
  ),
  category(
    7,
    'womens_clothing',
    'wrap-dress',
    text("Women's clothing", '女装', 'レディース', '여성 의류', 'เสื้อผ้าผู้หญิง'),
  ),
  category(8, 'food', 'honey', text('Food', '食品', '食品', '식품', 'อาหาร')),
  category(
    9,
    'mobile_phone',
    'smartphone',
    text('Mobile phone', '手机', 'スマートフォン', '휴대폰', 'โทรศัพท์มือถือ'),
  ),
  category(10, 'toys', 'teddy-bear', text('Toys', '玩具', 'おもちゃ', '장난감', 'ของเล่น')),
]

/** The tone of reviews and closing sentences. */
export const TONES: Record<CategoryKey, Tone> = {
  computer: 'devices',
  electrical_equipment: 'devices',
  outdoors: 'outdoors',
  family_life: 'home',
  health: 'care',
  mens_clothing: 'clothes',
  womens_clothing: 'clothes',
  food: 'food',
  mobile_phone: 'devices',
  toys: 'toys',
}
