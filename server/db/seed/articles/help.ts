import { HELP_MONEY } from './help-money'
import { HELP_ORDERS } from './help-orders'
import type { ArticlePage } from './shape'

export const HELP: ArticlePage = {
  page: 'help',
  articles: [
    {
      en: {
        title: 'Help and Support',
        body: 'Answers to what shoppers ask most. If yours is not among them, customer service reads every message.',
      },
      'zh-CN': {
        title: '帮助与支持',
        body: '这里汇集了大家最常问的问题。如果没有找到答案，请联系客服，每条留言我们都会阅读。',
      },
      ja: {
        title: 'ヘルプとサポート',
        body: 'お客様からよくいただくご質問をまとめました。解決しない場合は、カスタマーサービスまでお問い合わせください。',
      },
      ko: {
        title: '도움말 및 지원',
        body: '자주 묻는 질문을 모았습니다. 원하는 답이 없다면 고객센터로 문의해 주세요. 모든 메시지를 확인합니다.',
      },
      th: {
        title: 'ความช่วยเหลือและการสนับสนุน',
        body: 'รวมคำตอบของคำถามที่พบบ่อย หากไม่พบคำตอบที่ต้องการ โปรดติดต่อฝ่ายบริการลูกค้า เราอ่านทุกข้อความ',
      },
    },
    ...HELP_ORDERS,
    ...HELP_MONEY,
  ],
}
