import type { Article } from './shape'

export const HELP_MONEY: Article[] = [
  {
    en: {
      title: 'How do I top up?',
      body: 'Choose {topUp.methods.card}, {topUp.methods.chain} or {topUp.methods.manual}. On chain, send only over the network you chose and at least its minimum; DEX, BSC and HECO deposits are not supported.\nEach top-up is checked before it is credited. {titles.topUpRecord} shows the state of yours and, if it was refused, the reason.',
    },
    'zh-CN': {
      title: '如何充值？',
      body: '可选择“{topUp.methods.card}”“{topUp.methods.chain}”或“{topUp.methods.manual}”。链上充值时，请务必使用所选网络，且不低于最低金额；不支持 DEX、BSC 和 HECO 充值。\n每笔充值经审核后入账。“{titles.topUpRecord}”中可查看进度；如未通过审核，会说明原因。',
    },
    ja: {
      title: 'チャージの方法を教えてください',
      body: '「{topUp.methods.card}」「{topUp.methods.chain}」「{topUp.methods.manual}」から選べます。ブロックチェーンの場合は、選択したネットワークで最低金額以上を送ってください。DEX、BSC、HECOからの入金には対応していません。\nチャージは確認後に残高へ反映されます。状況や、承認されなかった場合の理由は「{titles.topUpRecord}」で確認できます。',
    },
    ko: {
      title: '충전은 어떻게 하나요?',
      body: '‘{topUp.methods.card}’, ‘{topUp.methods.chain}’, ‘{topUp.methods.manual}’ 중에서 선택할 수 있습니다. 블록체인 송금은 선택한 네트워크로 최소 금액 이상만 보내 주세요. DEX, BSC, HECO 입금은 지원하지 않습니다.\n충전은 확인 후 잔액에 반영됩니다. 진행 상태와 거절 사유는 ‘{titles.topUpRecord}’에서 볼 수 있습니다.',
    },
    th: {
      title: 'เติมเงินอย่างไร',
      body: 'เลือกได้ทั้ง “{topUp.methods.card}” “{topUp.methods.chain}” หรือ “{topUp.methods.manual}” สำหรับการโอนผ่านบล็อกเชน กรุณาส่งผ่านเครือข่ายที่เลือกเท่านั้นและไม่ต่ำกว่ายอดขั้นต่ำ ไม่รองรับการฝากจาก DEX, BSC และ HECO\nทุกรายการจะผ่านการตรวจสอบก่อนเข้ายอดเงิน ดูสถานะและเหตุผลหากถูกปฏิเสธได้ที่ “{titles.topUpRecord}”',
    },
  },
  {
    en: {
      title: 'How do I withdraw my money?',
      body: 'Enter your bank card and the amount. Before you confirm, you see the service charge and the amount you will receive. The amount is frozen from that moment and leaves your balance when the withdrawal is approved; if it is refused, or if you cancel it while it is audited, all of it is returned, including the charge.',
    },
    'zh-CN': {
      title: '如何提现？',
      body: '填写银行卡和金额，确认前可看到手续费和实际到账金额。提交后该金额即被冻结，审核通过后转出；如未通过审核或在审核中自行取消，将连同手续费全额退回。',
    },
    ja: {
      title: '出金はどうすればできますか？',
      body: 'キャッシュカードと金額を入力すると、確定前に手数料と実際の受取額が表示されます。申請した金額はその時点から「{profile.frozen}」となり、承認されると出金されます。承認されなかった場合や審査中に取り消した場合は、手数料を含めて全額が戻ります。',
    },
    ko: {
      title: '출금은 어떻게 하나요?',
      body: '은행 카드와 금액을 입력하면 확정 전에 수수료와 실제 수령액을 볼 수 있습니다. 신청한 금액은 그 시점부터 동결되며 승인되면 출금됩니다. 거절되거나 심사 중 취소하면 수수료를 포함해 전액이 돌아옵니다.',
    },
    th: {
      title: 'ถอนเงินอย่างไร',
      body: 'ระบุบัตรธนาคารและจำนวนเงิน ก่อนยืนยันคุณจะเห็นค่าธรรมเนียมและยอดที่จะได้รับจริง จำนวนเงินจะถูกกันไว้ตั้งแต่นั้น และจะโอนออกเมื่ออนุมัติ หากถูกปฏิเสธหรือคุณยกเลิกระหว่างตรวจสอบ เงินทั้งหมดรวมค่าธรรมเนียมจะคืนกลับมา',
    },
  },
  {
    en: {
      title: 'What is the payment password?',
      body: 'A password of six to twelve digits that you enter whenever money leaves your balance. It is not your login password. After five wrong tries it is locked for an hour. If you have forgotten it, set a new one with a code we send you.\nNobody at Sampan will ever ask you for it.',
    },
    'zh-CN': {
      title: '什么是支付密码？',
      body: '由您自行设置的 6 至 12 位数字，每次从余额付款或提现时都需要输入，与登录密码不同。连续输错五次将锁定一小时；如忘记，可通过发送给您的验证码重新设置。\nSampan 的任何人员都不会向您索要支付密码。',
    },
    ja: {
      title: '支払いパスワードとは何ですか？',
      body: '残高からお金が出ていくたびに入力する、お客様が決めた6〜12桁の数字です。ログインパスワードとは別のものです。5回間違えると1時間ロックされます。お忘れの場合は、届いた認証コードで新しく設定できます。\nSampanの担当者がお尋ねすることは決してありません。',
    },
    ko: {
      title: '결제 비밀번호란 무엇인가요?',
      body: '잔액에서 돈이 나갈 때마다 입력하는 6~12자리 숫자이며 로그인 비밀번호와는 다릅니다. 다섯 번 틀리면 한 시간 동안 잠깁니다. 잊으셨다면 전송된 인증번호로 새로 설정할 수 있습니다.\nSampan 직원은 절대 결제 비밀번호를 묻지 않습니다.',
    },
    th: {
      title: 'รหัสผ่านชำระเงินคืออะไร',
      body: 'ตัวเลข 6–12 หลักที่คุณตั้งเอง ใช้ทุกครั้งที่เงินออกจากยอดเงิน เป็นคนละรหัสกับรหัสผ่านเข้าสู่ระบบ หากใส่ผิดห้าครั้งจะถูกล็อกหนึ่งชั่วโมง หากลืม ตั้งใหม่ได้ด้วยรหัสยืนยันที่ส่งถึงคุณ\nเจ้าหน้าที่ของ Sampan จะไม่ขอรหัสนี้จากคุณเด็ดขาด',
    },
  },
  {
    en: {
      title: 'How do I keep my account safe?',
      body: '{titles.security} lists every device that is signed in. You can sign out one of them or all. You are told when a password changes, when somebody signs in on a new device, and when a payee is added. A sign-in lasts three days.',
    },
    'zh-CN': {
      title: '如何保障账号安全？',
      body: '在“{titles.security}”页面可以查看所有已登录的设备，并退出其中一台或全部。密码变更、新设备登录、新增收款卡时，我们都会通知您。每次登录有效期为三天。',
    },
    ja: {
      title: 'アカウントを安全に保つには？',
      body: '「{titles.security}」では、ログイン中のすべての端末を確認し、1台ずつ、またはまとめてログアウトできます。パスワードの変更、新しい端末でのログイン、出金先の追加があったときはお知らせします。ログインの有効期間は3日間です。',
    },
    ko: {
      title: '계정을 안전하게 지키려면 어떻게 하나요?',
      body: '‘{titles.security}’에서 로그인된 모든 기기를 확인하고 하나 또는 전부를 로그아웃할 수 있습니다. 비밀번호가 바뀌거나 새 기기에서 로그인하거나 출금 카드가 추가되면 알려 드립니다. 로그인은 3일간 유지됩니다.',
    },
    th: {
      title: 'ดูแลบัญชีให้ปลอดภัยอย่างไร',
      body: 'ที่หน้า “{titles.security}” คุณดูอุปกรณ์ทั้งหมดที่เข้าสู่ระบบอยู่ และออกจากระบบทีละเครื่องหรือทั้งหมดได้ เราจะแจ้งเมื่อมีการเปลี่ยนรหัสผ่าน เข้าสู่ระบบจากอุปกรณ์ใหม่ หรือเพิ่มบัญชีรับเงิน การเข้าสู่ระบบแต่ละครั้งอยู่ได้สามวัน',
    },
  },
]
