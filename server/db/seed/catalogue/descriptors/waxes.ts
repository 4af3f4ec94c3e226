import { descriptor, text } from '@/server/db/seed/catalogue/texts'

export const soy = descriptor(
  text('soy-wax', '大豆蜡', 'ソイワックス', '소이 왁스', 'ไขถั่วเหลือง'),
  text(
    'Soy wax burns slowly and without soot.',
    '大豆蜡燃烧缓慢，无黑烟。',
    'ソイワックスはゆっくり、すすを出さずに燃えます。',
    '소이 왁스는 그을음 없이 천천히 탑니다.',
    'ไขถั่วเหลืองเผาไหม้ช้า ไม่มีเขม่า',
  ),
)
export const beeswax = descriptor(
  text('beeswax', '蜂蜡', '蜜ろう', '밀랍', 'ไขผึ้ง'),
  text(
    'Pure beeswax smells faintly of honey.',
    '纯蜂蜡，淡淡蜜香。',
    '純粋な蜜ろうが、ほのかに香ります。',
    '순수한 밀랍에서 은은한 꿀 향이 납니다.',
    'ไขผึ้งแท้หอมน้ำผึ้งจาง ๆ',
  ),
  1.2,
)

export const coconutWax = descriptor(
  text('coconut-wax', '椰蜡', 'ココナッツワックス', '코코넛 왁스', 'ไขมะพร้าว'),
  text(
    'Coconut wax is soft, clean and wholly plant-based.',
    '椰蜡柔软洁净，全植物来源。',
    'ココナッツワックスはやわらかく、植物由来です。',
    '코코넛 왁스는 부드럽고 깨끗한 식물성입니다.',
    'ไขมะพร้าวเนื้อนุ่ม สะอาด มาจากพืชล้วน',
  ),
  1.1,
)
