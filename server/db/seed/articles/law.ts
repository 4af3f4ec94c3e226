import type { ArticlePage } from './shape'

export const LAW: ArticlePage = {
  page: 'law',
  articles: [
    {
      en: {
        title: '{titles.law}',
        body: 'The rules between you, the shops and {legalName}, in plain words. An operator of this store replaces them with its own.',
      },
      'zh-CN': {
        title: '{titles.law}',
        body: '用通俗的语言说明您、店铺与 {legalName} 之间的规则。本商城的运营方可替换为自己的条款。',
      },
      ja: {
        title: '{titles.law}',
        body: 'お客様、ショップ、{legalName}の間の決まりを、わかりやすい言葉でまとめました。運営者は自社の規約に差し替えることができます。',
      },
      ko: {
        title: '{titles.law}',
        body: '고객과 상점, {legalName} 사이의 규칙을 쉬운 말로 정리했습니다. 운영자는 자체 약관으로 바꿀 수 있습니다.',
      },
      th: {
        title: '{titles.law}',
        body: 'กติการะหว่างคุณ ร้านค้า และ {legalName} ในภาษาที่เข้าใจง่าย ผู้ให้บริการร้านนี้สามารถใช้ข้อความของตนแทนได้',
      },
    },
    {
      en: {
        title: 'Buying',
        body: 'Each shop sells in its own name; {brand} holds the payment and shows the parcel. The price you confirm is the price you are charged. If a price, the stock or a promo has changed since you saw it, you are asked again first.\nDuties of your country, where there are any, are yours unless the shop says otherwise.',
      },
      'zh-CN': {
        title: '购买',
        body: '商品由各店铺以自己的名义出售，{brand} 负责支付与物流展示。您确认的价格即为实际扣款金额。如价格、库存或优惠在您查看后发生变化，我们会先请您重新确认。\n除店铺另有说明外，所在国家或地区可能产生的税费由您承担。',
      },
      ja: {
        title: '購入について',
        body: '商品は各ショップが自らの名義で販売し、{brand}は代金のお預かりと配送状況の表示を行います。確定した金額がそのまま請求額となります。表示後に価格、在庫、クーポンが変わった場合は、改めて確認をお願いします。\nお住まいの国の関税等は、ショップに別の記載がない限りお客様のご負担です。',
      },
      ko: {
        title: '구매',
        body: '상품은 각 상점이 자신의 이름으로 판매하며 {brand}은 결제와 배송 조회를 제공합니다. 확인한 금액이 그대로 청구됩니다. 확인 이후 가격, 재고, 프로모션이 바뀌면 먼저 다시 여쭙습니다.\n상점이 달리 정하지 않는 한 해당 국가의 관세는 고객 부담입니다.',
      },
      th: {
        title: 'การซื้อ',
        body: 'แต่ละร้านขายในนามของตนเอง ส่วน {brand} ดูแลการชำระเงินและแสดงสถานะพัสดุ ราคาที่คุณยืนยันคือราคาที่ถูกหัก หากราคา สต็อก หรือส่วนลดเปลี่ยนไปหลังจากที่คุณเห็น เราจะถามอีกครั้งก่อน\nภาษีนำเข้าของประเทศคุณ (ถ้ามี) เป็นความรับผิดชอบของคุณ เว้นแต่ร้านระบุไว้เป็นอย่างอื่น',
      },
    },
    {
      en: {
        title: 'Your balance',
        body: 'Your balance is money held for you, in US dollars. Every transaction is in your {titles.capitalRecord}, which you can export. It earns no interest. Money that waits for a withdrawal is frozen and is returned in full if the withdrawal is refused or cancelled.',
      },
      'zh-CN': {
        title: '余额',
        body: '余额是我们代您保管的资金，以美元计。每一笔变动都会出现在“{titles.capitalRecord}”中，并可导出。余额不计利息。等待提现的金额会被冻结，如未通过审核或取消，将全额退回。',
      },
      ja: {
        title: '残高について',
        body: '残高は、お客様のためにお預かりしている米ドル建ての資金です。すべての動きは「{titles.capitalRecord}」に記録され、書き出すことができます。利息は付きません。出金待ちの金額は「{profile.frozen}」となり、承認されない場合や取り消した場合は全額が戻ります。',
      },
      ko: {
        title: '잔액',
        body: '잔액은 고객을 위해 보관하는 미국 달러 자금입니다. 모든 변동은 ‘{titles.capitalRecord}’에 남으며 내보낼 수 있습니다. 이자는 붙지 않습니다. 출금 대기 금액은 동결되며 거절되거나 취소되면 전액 돌아옵니다.',
      },
      th: {
        title: 'ยอดเงินของคุณ',
        body: 'ยอดเงินคือเงินที่เราถือไว้ให้คุณ เป็นสกุลดอลลาร์สหรัฐ ทุกความเคลื่อนไหวอยู่ใน “{titles.capitalRecord}” ซึ่งส่งออกเป็น CSV ได้ ไม่มีดอกเบี้ย เงินที่รอถอนจะถูกกันไว้ และจะคืนเต็มจำนวนหากคำขอถูกปฏิเสธหรือยกเลิก',
      },
    },
    {
      en: {
        title: 'Refunds and returns',
        body: 'Before shipping you can ask for your money back without a return. After delivery you can ask until the order is completed. The approved amount is returned to your balance once and is never more than you paid.',
      },
      'zh-CN': {
        title: '退款与退货',
        body: '发货前可申请退款，无需退货。送达后，在订单完成之前均可申请。同意的金额会一次性退回余额，且不超过您的实付金额。',
      },
      ja: {
        title: '返金と返品',
        body: '発送前は、返品なしで返金を申請できます。配達後は、注文が完了するまで申請できます。承認された金額は一度だけ残高に戻り、お支払い額を超えることはありません。',
      },
      ko: {
        title: '환불 및 반품',
        body: '발송 전에는 반품 없이 환불을 신청할 수 있습니다. 배송 후에는 주문이 완료되기 전까지 신청할 수 있습니다. 승인된 금액은 한 번만 잔액으로 돌아오며 결제 금액을 넘지 않습니다.',
      },
      th: {
        title: 'การคืนเงินและคืนสินค้า',
        body: 'ก่อนจัดส่ง คุณขอเงินคืนได้โดยไม่ต้องคืนสินค้า หลังส่งถึงแล้ว ยื่นขอได้จนกว่าคำสั่งซื้อจะเสร็จสมบูรณ์ เงินที่อนุมัติจะคืนเข้ายอดเงินเพียงครั้งเดียว และไม่เกินจำนวนที่คุณจ่าย',
      },
    },
    {
      en: {
        title: 'Privacy',
        body: 'We keep what your orders need: your name, contact, addresses, orders and transactions. The shop and the carrier see what they need to deliver. Card numbers for top-ups never reach us; bank cards for withdrawals are encrypted. Pictures you send as evidence are seen by you and our operators alone, and lose their location before they are kept.\nTwo cookies keep your sign-in and your language, for three days.',
      },
      'zh-CN': {
        title: '隐私',
        body: '我们只保存订单所需的信息：姓名、联系方式、地址、订单和资金变动。店铺和物流公司仅能看到配送所需内容。充值用的卡号不会传到我们这里；提现用的银行卡加密保存。您上传的凭证图片仅您和运营人员可见，并会在保存前去除位置信息。\n我们使用两个 Cookie 保存登录状态和语言，有效期三天。',
      },
      ja: {
        title: 'プライバシー',
        body: '注文に必要な情報（氏名、連絡先、住所、注文、資金の動き）のみを保存します。ショップと配送会社には、お届けに必要な情報だけが伝わります。チャージ用のカード番号が当方に届くことはなく、出金用のキャッシュカード番号は暗号化して保存します。返金の申請で送られた写真はお客様と運営者だけが閲覧でき、位置情報は保存前に削除されます。\nログインと言語を保つため、2つのCookieを3日間使用します。',
      },
      ko: {
        title: '개인정보',
        body: '주문에 필요한 정보(이름, 연락처, 주소, 주문, 자금 변동)만 보관합니다. 상점과 택배사는 배송에 필요한 내용만 봅니다. 충전용 카드 번호는 저희에게 전달되지 않으며, 출금용 은행 카드는 암호화하여 보관합니다. 증빙 사진은 본인과 운영자만 볼 수 있고 저장 전에 위치 정보가 제거됩니다.\n로그인과 언어를 유지하기 위해 쿠키 두 개를 3일간 사용합니다.',
      },
      th: {
        title: 'ความเป็นส่วนตัว',
        body: 'เราเก็บเฉพาะสิ่งที่คำสั่งซื้อต้องใช้ ได้แก่ ชื่อ ช่องทางติดต่อ ที่อยู่ คำสั่งซื้อ และความเคลื่อนไหวของเงิน ร้านค้าและบริษัทขนส่งเห็นเท่าที่จำเป็นต่อการจัดส่ง เลขบัตรที่ใช้เติมเงินไม่ผ่านมาถึงเรา ส่วนบัตรธนาคารสำหรับถอนเงินถูกเข้ารหัสไว้ รูปหลักฐานที่คุณส่งมีเพียงคุณและผู้ดูแลที่เห็น และจะลบข้อมูลตำแหน่งก่อนจัดเก็บ\nเราใช้คุกกี้สองตัวเพื่อจดจำการเข้าสู่ระบบและภาษา เป็นเวลาสามวัน',
      },
    },
    {
      en: {
        title: 'What is not sold here',
        body: 'Weapons, medicines on prescription, live animals, counterfeits, and anything your country or ours forbids. Tell customer service if you see it; we remove it from sale while we check.',
      },
      'zh-CN': {
        title: '禁售商品',
        body: '武器、处方药、活体动物、假冒商品，以及您或我们所在地法律禁止的任何物品。如有发现，请告知客服，我们会先行下架再作核查。',
      },
      ja: {
        title: '取り扱わない商品',
        body: '武器、処方薬、生きた動物、偽造品、およびお客様または当方の国で禁じられている物は販売できません。見かけた場合はカスタマーサービスへお知らせください。確認の間、掲載を停止します。',
      },
      ko: {
        title: '판매하지 않는 상품',
        body: '무기, 처방 의약품, 살아 있는 동물, 위조품, 그 밖에 고객 또는 저희 국가에서 금지된 물품은 판매하지 않습니다. 발견하시면 고객센터에 알려 주세요. 확인하는 동안 판매를 중지합니다.',
      },
      th: {
        title: 'สิ่งที่ห้ามขาย',
        body: 'อาวุธ ยาที่ต้องมีใบสั่งแพทย์ สัตว์มีชีวิต ของปลอม และสิ่งใดก็ตามที่กฎหมายของประเทศคุณหรือของเราห้าม หากพบ กรุณาแจ้งฝ่ายบริการลูกค้า เราจะนำออกระหว่างตรวจสอบ',
      },
    },
  ],
}
