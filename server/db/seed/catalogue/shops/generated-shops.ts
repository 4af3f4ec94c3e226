import { OPEN_TRADES } from '@/server/db/seed/catalogue/kinds-by-trade'
import { itemAt } from '@/server/db/seed/catalogue/random'
import { type SeedLocale, type Texts } from '@/server/db/seed/catalogue/shape'
import { text } from '@/server/db/seed/catalogue/texts'
import { TRADES } from '@/server/db/seed/catalogue/trades'
import { shopSign, type ShopSign } from './shop-sign'

const firstWords = [
  text('Amber', '琥珀', 'アンバー', '앰버', 'แอมเบอร์'),
  text('Willow', '柳', 'ウィロー', '윌로', 'วิลโลว์'),
  text('Silver', '银', 'シルバー', '실버', 'ซิลเวอร์'),
  text('Lantern', '灯笼', 'ランタン', '랜턴', 'แลนเทิร์น'),
  text('Maple', '枫', 'メープル', '메이플', 'เมเปิล'),
  text('Harbour', '港湾', 'ハーバー', '하버', 'ฮาร์เบอร์'),
  text('Cloud', '云', 'クラウド', '클라우드', 'คลาวด์'),
  text('Meadow', '牧野', 'メドウ', '메도', 'เมโดว์'),
  text('Juniper', '杜松', 'ジュニパー', '주니퍼', 'จูนิเปอร์'),
  text('Coral', '珊瑚', 'コーラル', '코럴', 'คอรัล'),
  text('Velvet', '丝绒', 'ベルベット', '벨벳', 'เวลเวต'),
  text('Winter', '冬日', 'ウィンター', '윈터', 'วินเทอร์'),
  text('Copper', '铜', 'カッパー', '코퍼', 'คอปเปอร์'),
]

const secondWords = [
  text('Bridge', '桥', 'ブリッジ', '브리지', 'บริดจ์'),
  text('Fox', '狐', 'フォックス', '폭스', 'ฟ็อกซ์'),
  text('Garden', '园', 'ガーデン', '가든', 'การ์เดน'),
  text('River', '河', 'リバー', '리버', 'ริเวอร์'),
  text('Hill', '丘', 'ヒル', '힐', 'ฮิลล์'),
  text('Swallow', '燕', 'スワロー', '스왈로', 'สวอลโลว์'),
  text('Mill', '磨坊', 'ミル', '밀', 'มิลล์'),
  text('Stone', '石', 'ストーン', '스톤', 'สโตน'),
  text('Field', '田', 'フィールド', '필드', 'ฟิลด์'),
  text('Lake', '湖', 'レイク', '레이크', 'เลก'),
  text('Crane', '鹤', 'クレイン', '크레인', 'เครน'),
]

const promises = [
  text(
    'Chosen with care, packed by hand and sent within two days.',
    '用心挑选，手工打包，两天内发出。',
    '丁寧に選び、手で包み、2日以内に発送します。',
    '정성껏 고르고 손으로 포장해 이틀 안에 보냅니다.',
    'คัดอย่างใส่ใจ แพ็กด้วยมือ ส่งภายในสองวัน',
  ),
  text(
    'A family shop with fair prices and quick answers.',
    '家庭小店，价格公道，回复迅速。',
    '家族で営む、良心価格でお返事の早い店です。',
    '합리적인 가격과 빠른 답변의 가족 상점입니다.',
    'ร้านของครอบครัว ราคายุติธรรม ตอบไว',
  ),
  text(
    'Direct from the makers, with thirty days to change your mind.',
    '厂家直供，三十天内可反悔。',
    '作り手から直送。30日以内なら返品できます。',
    '만든 곳에서 바로. 30일 안에는 마음을 바꾸셔도 됩니다.',
    'ส่งตรงจากผู้ผลิต เปลี่ยนใจได้ภายในสามสิบวัน',
  ),
]

function wordsAt(place: number) {
  const round = Math.floor(place / OPEN_TRADES.length)
  const first = itemAt(firstWords, round)
  const second = itemAt(secondWords, round + (place % OPEN_TRADES.length))
  const number = Math.floor(round / (firstWords.length * secondWords.length))
  return { first, second, suffix: number === 0 ? '' : ` ${number + 1}` }
}

export function generatedMark(place: number): string {
  const { first, second } = wordsAt(place)
  return `${first.en} ${second.en}`
}

/** Shops after the named ones each have one trade, in rotation. */
export function generatedShop(place: number): ShopSign {
  const { first, second, suffix } = wordsAt(place)
  const trade = itemAt(OPEN_TRADES, place)
  const compose = (locale: SeedLocale) => {
    const gap = locale === 'zh-CN' ? '' : ' '
    const sign = `${first[locale]}${locale === 'ja' ? '' : gap}${second[locale]}`
    const goods = TRADES[trade][locale]
    return (locale === 'th' ? `${sign} ${goods}` : `${sign}${gap}${goods}`) + suffix
  }
  const name: Texts<string> = {
    en: compose('en'),
    'zh-CN': compose('zh-CN'),
    ja: compose('ja'),
    ko: compose('ko'),
    th: compose('th'),
  }
  const mark = generatedMark(place)
  return shopSign(mark, [trade], name, itemAt(promises, place))
}
