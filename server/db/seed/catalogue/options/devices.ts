import type { Axis } from '@/server/db/seed/catalogue/shape'
import { same, text, value } from '@/server/db/seed/catalogue/texts'

const storageName = text('Storage', '存储容量', 'ストレージ', '저장 용량', 'พื้นที่เก็บข้อมูล')

export const storage: Axis = {
  name: storageName,
  pick: 'run',
  atMost: 3,
  values: [
    value(same('128 GB'), 1),
    value(same('256 GB'), 1.14),
    value(same('512 GB'), 1.34),
    value(same('1 TB'), 1.65),
  ],
}

export const driveStorage: Axis = {
  name: storageName,
  pick: 'run',
  atMost: 4,
  values: [
    value(same('500 GB'), 1),
    value(same('1 TB'), 1.5),
    value(same('2 TB'), 2.4),
    value(same('4 TB'), 4.1),
  ],
}

export const cardStorage: Axis = {
  name: storageName,
  pick: 'run',
  atMost: 4,
  values: [
    value(same('32 GB'), 1),
    value(same('64 GB'), 1.4),
    value(same('128 GB'), 2.1),
    value(same('256 GB'), 3.4),
  ],
}

export const memory: Axis = {
  name: text('Memory', '内存', 'メモリ', '메모리', 'หน่วยความจำ'),
  pick: 'run',
  atMost: 3,
  values: [value(same('8 GB'), 1), value(same('16 GB'), 1.18), value(same('32 GB'), 1.42)],
}

export const power: Axis = {
  name: text('Power', '功率', '出力', '출력', 'กำลังไฟ'),
  pick: 'run',
  atMost: 3,
  values: [
    value(same('20 W'), 1),
    value(same('45 W'), 1.5),
    value(same('65 W'), 1.9),
    value(same('100 W'), 2.6),
  ],
}

export const charge: Axis = {
  name: text('Capacity', '电池容量', 'バッテリー容量', '배터리 용량', 'ความจุแบตเตอรี่'),
  pick: 'run',
  atMost: 3,
  values: [
    value(same('5,000 mAh'), 1),
    value(same('10,000 mAh'), 1.45),
    value(same('20,000 mAh'), 2.1),
  ],
}

export const plug: Axis = {
  name: text('Plug', '插头', 'プラグ', '플러그', 'ปลั๊ก'),
  pick: 'any',
  atMost: 3,
  values: [
    value(text('EU plug', '欧规', 'EUプラグ', 'EU 플러그', 'ปลั๊กยุโรป')),
    value(text('UK plug', '英规', 'UKプラグ', 'UK 플러그', 'ปลั๊กอังกฤษ')),
    value(text('US plug', '美规', 'USプラグ', 'US 플러그', 'ปลั๊กอเมริกา')),
    value(text('Thai plug', '泰规', 'タイプラグ', '태국 플러그', 'ปลั๊กไทย')),
  ],
}

export const keySwitch: Axis = {
  name: text('Switch', '轴体', 'スイッチ', '스위치', 'สวิตช์'),
  pick: 'any',
  atMost: 3,
  values: [
    value(text('Linear', '线性轴', 'リニア', '리니어', 'ลิเนียร์')),
    value(text('Tactile', '段落轴', 'タクタイル', '택타일', 'แท็กไทล์')),
    value(text('Silent', '静音轴', '静音', '저소음', 'เงียบ'), 1.1),
  ],
}

export const ports: Axis = {
  name: text('Ports', '接口数', 'ポート数', '포트 수', 'จำนวนพอร์ต'),
  pick: 'run',
  atMost: 3,
  values: [
    value(text('4 ports', '4 口', '4ポート', '4포트', '4 พอร์ต'), 1),
    value(text('7 ports', '7 口', '7ポート', '7포트', '7 พอร์ต'), 1.4),
    value(text('11 ports', '11 口', '11ポート', '11포트', '11 พอร์ต'), 1.9),
  ],
}
