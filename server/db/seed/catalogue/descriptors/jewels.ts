import { descriptor, text } from '@/server/db/seed/catalogue/texts'

export const silver = descriptor(
  text('silver', '银', 'シルバー', '실버', 'เงินแท้'),
  text(
    'Recycled sterling silver, polished by hand.',
    '再生 925 银，手工抛光。',
    '再生シルバー925を手で磨いています。',
    '재생 은 925를 손으로 광냈습니다.',
    'เงินสเตอร์ลิงรีไซเคิล ขัดเงาด้วยมือ',
  ),
)
export const goldPlated = descriptor(
  text('gold-plated', '镀金', 'ゴールドメッキ', '골드 도금', 'ชุบทอง'),
  text(
    'Plated three times so that it keeps its colour for years.',
    '三层镀金，多年不褪色。',
    '3度のメッキで、色が長持ちします。',
    '세 번 도금해 색이 오래갑니다.',
    'ชุบสามชั้น สีอยู่ทนหลายปี',
  ),
  1.3,
)
export const pearl = descriptor(
  text('pearl', '珍珠', 'パール', '진주', 'มุก'),
  text(
    'Freshwater pearls, matched by eye.',
    '淡水珍珠，肉眼逐颗配对。',
    '淡水パールを1粒ずつ目で合わせました。',
    '담수 진주를 눈으로 하나씩 맞췄습니다.',
    'มุกน้ำจืดคัดคู่ด้วยตา',
  ),
  1.5,
)
