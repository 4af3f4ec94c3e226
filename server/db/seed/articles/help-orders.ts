import type { Article } from './shape'

export const HELP_ORDERS: Article[] = [
  {
    en: {
      title: 'How do I buy something?',
      body: 'Open a product, choose its options and tap {product.buyNow}, or put it in the cart. Check the address, the freight of each shop and your promo code, then place the order.\nGoods from different shops become one order per shop. You pay for all of them at once, with your balance and your payment password.',
    },
    'zh-CN': {
      title: '如何购买商品？',
      body: '打开商品页，选择规格后点击“{product.buyNow}”，或先加入购物车。确认收货地址、各店铺运费和优惠码后提交订单。\n不同店铺的商品会分成各自的订单，但可以用余额和支付密码一次付清。',
    },
    ja: {
      title: '商品はどうやって購入しますか？',
      body: '商品ページで種類を選び、「{product.buyNow}」を押すか、カートに入れてください。お届け先、ショップごとの送料、クーポンコードを確認して注文を確定します。\nショップが異なる商品は、ショップごとの注文になります。お支払いは残高と支払いパスワードでまとめて行えます。',
    },
    ko: {
      title: '상품은 어떻게 구매하나요?',
      body: '상품 페이지에서 옵션을 선택한 뒤 ‘{product.buyNow}’를 누르거나 장바구니에 담으세요. 배송지와 상점별 배송비, 프로모션 코드를 확인하고 주문을 완료합니다.\n상점이 다르면 상점별로 주문이 나뉘지만, 잔액과 결제 비밀번호로 한 번에 결제할 수 있습니다.',
    },
    th: {
      title: 'สั่งซื้อสินค้าอย่างไร',
      body: 'เปิดหน้าสินค้า เลือกตัวเลือก แล้วแตะ “{product.buyNow}” หรือใส่รถเข็นไว้ก่อน ตรวจสอบที่อยู่ ค่าจัดส่งของแต่ละร้าน และโค้ดส่วนลด แล้วจึงสั่งซื้อ\nสินค้าจากต่างร้านจะแยกเป็นคำสั่งซื้อของแต่ละร้าน แต่ชำระพร้อมกันได้ด้วยยอดเงินและรหัสผ่านชำระเงิน',
    },
  },
  {
    en: {
      title: 'How long is an unpaid order kept?',
      body: '30 minutes. The goods are reserved for you during that time; afterwards the order cancels itself, and the goods and your promo code are free again. Nothing is charged.',
    },
    'zh-CN': {
      title: '未付款的订单会保留多久？',
      body: '保留 30 分钟。在此期间商品为您预留；超时后订单自动取消，商品和优惠码会一并释放，不会产生任何扣款。',
    },
    ja: {
      title: '未払いの注文はいつまで有効ですか？',
      body: '30分間です。その間、商品はお客様のために確保されます。時間を過ぎると注文は自動的にキャンセルされ、商品とクーポンコードは元に戻ります。料金は発生しません。',
    },
    ko: {
      title: '결제하지 않은 주문은 얼마나 유지되나요?',
      body: '30분입니다. 그동안 상품이 확보되며, 시간이 지나면 주문이 자동으로 취소되고 상품과 프로모션 코드는 다시 사용할 수 있게 됩니다. 요금은 청구되지 않습니다.',
    },
    th: {
      title: 'คำสั่งซื้อที่ยังไม่ชำระเก็บไว้นานเท่าไร',
      body: '30 นาที ระหว่างนั้นสินค้าจะถูกกันไว้ให้คุณ เมื่อพ้นเวลา คำสั่งซื้อจะยกเลิกเอง สินค้าและโค้ดส่วนลดจะกลับมาใช้ได้อีกครั้ง โดยไม่มีการหักเงิน',
    },
  },
  {
    en: {
      title: 'Where is my parcel?',
      body: 'Open the order: it shows the carrier, the tracking number and every stop so far, the latest first. The page updates automatically.\nWhen you have the parcel, tap {orders.confirm}. If you do not, the order counts as received 14 days after delivery and is completed 15 days after that.',
    },
    'zh-CN': {
      title: '我的包裹在哪里？',
      body: '打开订单即可看到{orders.carrier}、{orders.tracking}和全部物流记录，最新的在最上面，页面会自动更新。\n收到包裹后请点击“{orders.confirm}”。如未确认，系统会在送达 14 天后视为已收货，再过 15 天订单自动完成。',
    },
    ja: {
      title: '荷物は今どこにありますか？',
      body: '注文を開くと、{orders.carrier}、{orders.tracking}、これまでの配送状況が新しい順に表示されます。画面は自動で更新されます。\n荷物を受け取ったら「{orders.confirm}」を押してください。確認がない場合は、配達から14日後に受取済みとなり、さらに15日後に完了となります。',
    },
    ko: {
      title: '제 택배는 어디에 있나요?',
      body: '주문을 열면 {orders.carrier}, {orders.tracking}, 지금까지의 배송 기록이 최신순으로 표시되며 화면은 자동으로 갱신됩니다.\n상품을 받으셨다면 ‘{orders.confirm}’을 눌러 주세요. 확인하지 않으면 배송 완료 14일 후 수령한 것으로 처리되고, 다시 15일 후 주문이 완료됩니다.',
    },
    th: {
      title: 'พัสดุของฉันอยู่ที่ไหน',
      body: 'เปิดคำสั่งซื้อเพื่อดู{orders.carrier} {orders.tracking} และทุกจุดที่พัสดุผ่าน โดยรายการล่าสุดอยู่บนสุด หน้านี้อัปเดตเองตลอดเวลา\nเมื่อได้รับพัสดุแล้ว ให้แตะ “{orders.confirm}” หากไม่ยืนยัน ระบบจะถือว่าได้รับแล้วเมื่อครบ 14 วันหลังส่งถึง และคำสั่งซื้อจะเสร็จสมบูรณ์อีก 15 วันถัดไป',
    },
  },
  {
    en: {
      title: 'How do I get a refund?',
      body: 'Open the order and tap {orders.applyRefund}. Choose the goods, state whether you have received them, give a reason and add one to six pictures. Before shipping, no return is needed. Afterwards you can choose {refund.moneyOnly} or {refund.withReturn}.\nAn approved refund is added to your balance at once. If a request is refused, you see the reason and can apply again.',
    },
    'zh-CN': {
      title: '如何申请退款？',
      body: '打开订单，点击“{orders.applyRefund}”，选择商品、是否已收到货、退款原因，并上传一至六张图片。发货前无需退货；发货后可以选择“{refund.moneyOnly}”或“{refund.withReturn}”。\n同意后款项立即退回余额。如未通过审核，您可以看到原因，并可再次申请。',
    },
    ja: {
      title: '返金はどうすれば受けられますか？',
      body: '注文を開いて「{orders.applyRefund}」を押し、商品、受け取りの有無、理由を選び、写真を1〜6枚添えてください。発送前であれば返品は不要です。発送後は、「{refund.moneyOnly}」または「{refund.withReturn}」を選べます。\n承認された金額はすぐに残高に戻ります。承認されなかった場合は理由が表示され、再度申請できます。',
    },
    ko: {
      title: '환불은 어떻게 신청하나요?',
      body: '주문을 열고 ‘{orders.applyRefund}’을 누른 뒤 상품과 수령 여부, 사유를 선택하고 사진 1~6장을 첨부하세요. 발송 전에는 반품이 필요 없으며, 발송 후에는 ‘{refund.moneyOnly}’ 또는 ‘{refund.withReturn}’ 중에서 선택할 수 있습니다.\n승인된 금액은 바로 잔액으로 돌아옵니다. 거절되면 사유를 확인하고 다시 신청할 수 있습니다.',
    },
    th: {
      title: 'ขอคืนเงินได้อย่างไร',
      body: 'เปิดคำสั่งซื้อแล้วแตะ “{orders.applyRefund}” เลือกสินค้า ระบุว่าได้รับสินค้าแล้วหรือยัง เลือกเหตุผล และแนบรูป 1–6 รูป ก่อนจัดส่งไม่ต้องคืนสินค้า หลังจัดส่งเลือก “{refund.moneyOnly}” หรือ “{refund.withReturn}” ได้\nเงินที่อนุมัติจะเข้ายอดเงินทันที หากถูกปฏิเสธ คุณจะเห็นเหตุผลและยื่นใหม่ได้',
    },
  },
]
