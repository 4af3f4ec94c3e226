import { pastedAddress } from './pasted-address'

it.each([
  [
    'lines',
    'Ann Example\n1 River Road\nBang Rak, Bangkok 10500\n+66 81 234 5678',
    ['Ann Example', '+66 81 234 5678', '10500', '1 River Road, Bang Rak, Bangkok'],
  ],
  [
    'a label that begins with another one',
    'Telephone: 081 234 5678\nAnn Example\nADDRESS: 1 River Road',
    ['Ann Example', '081 234 5678', '', '1 River Road'],
  ],
  [
    'one line of Chinese',
    '收货人：张三，电话：13800138000，地址：浙江省杭州市西湖区文三路1号，邮编：310012',
    ['张三', '13800138000', '310012', '浙江省杭州市西湖区文三路1号'],
  ],
  [
    'a Japanese letter',
    '〒100-0001\n東京都千代田区千代田1-1\n山田 花子 様\nTEL 03-1234-5678',
    ['山田 花子', '03-1234-5678', '100-0001', '東京都千代田区千代田1-1'],
  ],
  [
    'a Korean label',
    '받는 사람: 김민지\n연락처: 010-1234-5678\n주소: 서울특별시 강남구 테헤란로 1\n우편번호: 06234',
    ['김민지', '010-1234-5678', '06234', '서울특별시 강남구 테헤란로 1'],
  ],
  [
    'a Thai label',
    'ชื่อผู้รับ: มาลี ใจดี\nโทร. ๐๘๑-๒๓๔-๕๖๗๘\nที่อยู่: ๑ ถนนริมน้ำ กรุงเทพฯ ๑๐๕๐๐',
    ['มาลี ใจดี', '081-234-5678', '10500', '1 ถนนริมน้ำ กรุงเทพฯ'],
  ],
])('splits %s', (_, text, [addressee, phone, postalCode, detail]) =>
  expect(pastedAddress(text)).toEqual({ addressee, phone, postalCode, detail }),
)

it.each([
  '1 River Road',
  '1 River Road\nBangkok',
  '081 234 5678',
  '1 River Road, Flat 2, 10500',
  '',
])('leaves %p in the field it was pasted into', (text) =>
  expect(pastedAddress(text)).toBeUndefined(),
)

it('parses a long text in linear time', () => {
  const started = performance.now()
  pastedAddress(`${'1 '.repeat(5000)}\n${'-('.repeat(5000)}\n${','.repeat(5000)}`)
  expect(performance.now() - started).toBeLessThan(500)
})
