import type { SeedBanner } from './rows'

/** Banners of the home page, with the URL that each one links to. */
export const BANNERS: SeedBanner[] = [
  {
    kinds: ['over-ear-headphones', 'smartphone', 'speaker'],
    colour: 'teal',
    link: '/explore?category=mobile_phone',
    texts: {
      en: 'Phones and sound, shipped across the sea',
      'zh-CN': '手机与音频，跨海直达',
      ja: 'スマホとオーディオ、海を越えてお届け',
      ko: '휴대폰과 오디오, 바다 건너 바로',
      th: 'มือถือและหูฟัง ข้ามทะเลถึงบ้านคุณ',
    },
  },
  {
    kinds: ['sun-hat', 'shoulder-bag', 'ballet-flats'],
    colour: 'dusty-pink',
    link: '/explore?category=womens_clothing',
    texts: {
      en: 'Light layers for the new season',
      'zh-CN': '新季轻装上新',
      ja: '新しい季節の軽やかな装い',
      ko: '새 계절을 위한 가벼운 옷차림',
      th: 'เสื้อผ้าเบาสบายรับฤดูใหม่',
    },
  },
  {
    kinds: ['tent', 'backpack', 'hiking-boots'],
    colour: 'olive',
    link: '/explore?category=outdoors',
    texts: {
      en: 'Pack once, stay out longer',
      'zh-CN': '一次打包，尽情户外',
      ja: 'ひとまとめにして、もっと外へ',
      ko: '한 번 챙겨서 더 오래 밖으로',
      th: 'จัดกระเป๋าครั้งเดียว เที่ยวได้นานกว่าเดิม',
    },
  },
  {
    kinds: ['teapot', 'honey', 'butter-cookies'],
    colour: 'honey-yellow',
    link: '/explore?category=food',
    texts: {
      en: 'From small kitchens of five countries',
      'zh-CN': '来自五国小厨房的好味道',
      ja: '5つの国の小さな台所から',
      ko: '다섯 나라의 작은 부엌에서',
      th: 'ของอร่อยจากครัวเล็ก ๆ ใน 5 ประเทศ',
    },
  },
]
