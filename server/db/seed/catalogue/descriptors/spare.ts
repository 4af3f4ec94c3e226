import type { Descriptor, Tone } from '@/server/db/seed/catalogue/shape'
import { descriptor, text } from '@/server/db/seed/catalogue/texts'

const daily = descriptor(
  text('everyday', '日常款', 'デイリー', '데일리', 'รุ่นใช้ทุกวัน'),
  text(
    'Made for daily use, with nothing to learn first.',
    '为每天使用而做，上手就会。',
    '毎日使うための作りで、覚えることはありません。',
    '매일 쓰도록 만들어 따로 배울 것이 없습니다.',
    'ทำมาเพื่อใช้ทุกวัน ไม่ต้องเรียนรู้อะไรก่อน',
  ),
)
const premium = descriptor(
  text('premium', '高配', 'プレミアム', '프리미엄', 'รุ่นพรีเมียม'),
  text(
    'The better version, with a finer finish and spare parts for longer.',
    '升级版本，做工更细，配件供应更久。',
    '仕上げが細やかで、部品の供給も長い上位モデルです。',
    '마감이 더 섬세하고 부품을 더 오래 구할 수 있는 상위 모델입니다.',
    'รุ่นที่ดีกว่า เก็บงานละเอียดกว่าและมีอะไหล่นานกว่า',
  ),
  1.2,
)
const allSeason = descriptor(
  text('all-season', '四季', 'オールシーズン', '사계절', 'ใช้ได้ทุกฤดู'),
  text(
    'As good in January as in July.',
    '一月和七月，一样好用。',
    '1月も7月も、変わらず使えます。',
    '1월에도 7월에도 똑같이 좋습니다.',
    'เดือนมกราคมหรือกรกฎาคมก็ใช้ดีเท่ากัน',
  ),
  1.08,
)
const club = descriptor(
  text('club', '俱乐部', 'クラブ仕様', '클럽', 'รุ่นคลับ'),
  text(
    'The version that clubs and schools order by the dozen.',
    '俱乐部和学校成批订购的款式。',
    'クラブや学校がまとめて注文する定番です。',
    '동호회와 학교가 한꺼번에 주문하는 모델입니다.',
    'รุ่นที่ชมรมและโรงเรียนสั่งทีละโหล',
  ),
)
const studio = descriptor(
  text('studio', '专业馆', 'スタジオ仕様', '스튜디오', 'รุ่นสตูดิโอ'),
  text(
    'The version that teachers use all day.',
    '老师们整天都在用的款式。',
    '先生たちが一日中使っている仕様です。',
    '강사들이 하루 종일 쓰는 모델입니다.',
    'รุ่นที่ครูผู้สอนใช้ทั้งวัน',
  ),
  1.1,
)
const timeless = descriptor(
  text('classic', '经典', '定番の', '클래식', 'รุ่นคลาสสิก'),
  text(
    'The shape has not changed for years, because it is right.',
    '造型多年未变，因为刚刚好。',
    '何年も変わらない形には、理由があります。',
    '몇 년째 바뀌지 않은 형태에는 이유가 있습니다.',
    'รูปทรงเดิมมาหลายปีเพราะลงตัวแล้ว',
  ),
)
const giftBoxed = descriptor(
  text('gift-boxed', '礼盒装', 'ギフト箱入り', '선물 상자', 'ใส่กล่องของขวัญ'),
  text(
    'The box needs no wrapping paper.',
    '盒子本身就是包装，无需再包。',
    '箱のままで贈れるので、包装紙はいりません。',
    '상자 그대로 선물할 수 있어 포장지가 필요 없습니다.',
    'กล่องสวยพร้อมให้ ไม่ต้องห่อกระดาษ',
  ),
  1.1,
)

/** More styles for kinds with few combinations of words. */
export const SPARE_STYLES: Record<Tone, Descriptor[]> = {
  devices: [daily, premium],
  clothes: [],
  home: [],
  food: [],
  care: [studio, timeless],
  outdoors: [allSeason, club],
  toys: [timeless, giftBoxed],
}
