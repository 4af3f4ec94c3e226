import type { ArticlePage } from './shape'

export const PLATFORM: ArticlePage = {
  page: 'platform',
  articles: [
    {
      en: {
        title: '{titles.platform}',
        body: '{story}Shops from many countries in one place, one balance to pay them all, one list of parcels to follow.',
      },
      'zh-CN': {
        title: '{titles.platform}',
        body: '{story}汇集各国店铺，用一个余额支付，在一处查看所有包裹。',
      },
      ja: {
        title: '{titles.platform}',
        body: '{story}さまざまな国のショップをひとつに集め、ひとつの残高で支払い、すべての荷物をひとつの一覧で追えるようにします。',
      },
      ko: {
        title: '{titles.platform}',
        body: '{story}여러 나라의 상점을 한곳에 모으고, 하나의 잔액으로 결제하며, 모든 택배를 한 목록에서 따라갑니다.',
      },
      th: {
        title: '{titles.platform}',
        body: '{story}รวมร้านจากหลายประเทศไว้ที่เดียว จ่ายด้วยยอดเงินเดียว และติดตามพัสดุทุกชิ้นในรายการเดียว',
      },
    },
    {
      en: {
        title: 'How shops are admitted',
        body: 'Every shop states who runs it and what it sells before it opens, and is reviewed again when shoppers complain. Its {shop.rate} is the share of buyers who gave it four stars or five; only those who bought can rate.',
      },
      'zh-CN': {
        title: '店铺如何入驻',
        body: '每家店铺开业前都要说明自己是谁、卖什么；如有顾客投诉，我们会再次核查。“{shop.rate}”是给出四星或五星的买家比例，只有购买过的人才能评价。',
      },
      ja: {
        title: 'ショップの審査',
        body: 'ショップは開店前に運営者と取扱商品を明らかにし、お客様から苦情があれば再度確認を受けます。「{shop.rate}」は、星4つ以上を付けた購入者の割合です。評価できるのは購入した方だけです。',
      },
      ko: {
        title: '상점 입점 기준',
        body: '모든 상점은 문을 열기 전에 운영자와 판매 상품을 밝히며, 고객 불만이 있으면 다시 점검합니다. ‘{shop.rate}’는 별 4개 이상을 준 구매자의 비율이며, 구매한 사람만 평가할 수 있습니다.',
      },
      th: {
        title: 'การรับร้านค้า',
        body: 'ทุกร้านต้องแสดงตัวตนและสินค้าที่ขายก่อนเปิดร้าน และจะถูกตรวจสอบอีกครั้งเมื่อมีผู้ซื้อร้องเรียน “{shop.rate}” คือสัดส่วนผู้ซื้อที่ให้สี่หรือห้าดาว และผู้ที่ซื้อจริงเท่านั้นจึงให้คะแนนได้',
      },
    },
    {
      en: {
        title: 'Selling on {brand}',
        body: 'Open {service.merchantEntry} to register a shop or to sign in to yours: goods, stock, orders and payouts are managed there.',
      },
      'zh-CN': {
        title: '在 {brand} 开店',
        body: '进入“{service.merchantEntry}”即可注册店铺或登录您的店铺，在那里管理商品、库存、订单和结算。',
      },
      ja: {
        title: '{brand}で販売する',
        body: '「{service.merchantEntry}」からショップの登録やログインができます。商品、在庫、注文、入金はそちらで管理します。',
      },
      ko: {
        title: '{brand}에서 판매하기',
        body: '‘{service.merchantEntry}’에서 상점을 등록하거나 로그인하세요. 상품, 재고, 주문, 정산을 그곳에서 관리합니다.',
      },
      th: {
        title: 'ขายบน {brand}',
        body: 'เปิด “{service.merchantEntry}” เพื่อลงทะเบียนร้านหรือเข้าสู่ระบบร้านของคุณ จัดการสินค้า สต็อก คำสั่งซื้อ และการรับเงินได้ที่นั่น',
      },
    },
    {
      en: {
        title: 'Partnership',
        body: 'Carriers, payment providers and brands that want to work with us are welcome. Write to us with what you do and where; somebody answers within three working days.',
      },
      'zh-CN': {
        title: '合作',
        body: '欢迎物流公司、支付服务商和品牌与我们合作。请来信说明您的业务和所在地区，我们会在三个工作日内回复。',
      },
      ja: {
        title: '提携について',
        body: '配送会社、決済事業者、ブランドの皆様からのご提案をお待ちしています。事業内容と地域を添えてご連絡ください。3営業日以内にお返事します。',
      },
      ko: {
        title: '제휴',
        body: '택배사, 결제 사업자, 브랜드의 제휴 제안을 환영합니다. 하시는 일과 지역을 적어 보내 주시면 영업일 기준 3일 이내에 답변드립니다.',
      },
      th: {
        title: 'ความร่วมมือ',
        body: 'ยินดีต้อนรับบริษัทขนส่ง ผู้ให้บริการชำระเงิน และแบรนด์ที่อยากร่วมงานกับเรา เขียนมาบอกว่าคุณทำอะไรและอยู่ที่ไหน เราจะตอบภายในสามวันทำการ',
      },
    },
  ],
}
