import type { Texts } from '@/server/db/seed/catalogue/shape'
import { text } from '@/server/db/seed/catalogue/texts'

/** One row of a size table: a measure per value of the size option. */
export type Measure = { name: Texts<string>; unit: 'cm' | 'mm'; values: readonly number[] }

const chest = text('Chest', '胸围', '胸囲', '가슴둘레', 'รอบอก')
const length = text('Length', '衣长', '着丈', '총장', 'ความยาว')
const waist = text('Waist', '腰围', 'ウエスト', '허리둘레', 'รอบเอว')
const inseam = text('Inside leg', '内长', '股下', '안쪽 다리 길이', 'ความยาวขาด้านใน')
const hips = text('Hips', '臀围', 'ヒップ', '엉덩이둘레', 'รอบสะโพก')
const foot = text('Foot length', '脚长', '足の長さ', '발 길이', 'ความยาวเท้า')
const inner = text('Inner diameter', '内径', '内径', '안지름', 'เส้นผ่านศูนย์กลางใน')

function cm(name: Texts<string>, ...values: number[]): Measure {
  return { name, unit: 'cm', values }
}

/** Size tables for S to XXL, for shoes from the smallest European size, and for rings. */
export const FITS = {
  mensTop: [cm(chest, 98, 104, 110, 116, 122), cm(length, 68, 70, 72, 74, 76)],
  mensCoat: [cm(chest, 106, 112, 118, 124, 130), cm(length, 98, 100, 102, 104, 106)],
  mensTrousers: [cm(waist, 76, 81, 86, 92, 98), cm(inseam, 79, 80, 81, 82, 82)],
  mensShorts: [cm(waist, 76, 81, 86, 92, 98), cm(inseam, 20, 20.5, 21, 21.5, 22)],
  mensShoe: [cm(foot, 25, 25.6, 26.3, 27, 27.6, 28.3)],
  briefs: [cm(waist, 72, 78, 84, 90, 97)],
  womensTop: [cm(chest, 88, 93, 98, 104, 110), cm(length, 58, 60, 62, 63, 64)],
  womensCoat: [cm(chest, 98, 103, 108, 114, 120), cm(length, 102, 104, 106, 107, 108)],
  womensTrousers: [cm(waist, 66, 70, 75, 80, 86), cm(hips, 92, 96, 101, 106, 112)],
  womensShoe: [cm(foot, 22, 22.6, 23.3, 24, 24.6, 25.3)],
  dress: [cm(chest, 88, 92, 97, 103, 109), cm(length, 112, 113, 115, 116, 118)],
  swimsuit: [cm(chest, 82, 86, 91, 97, 103), cm(hips, 88, 92, 97, 102, 108)],
  ring: [{ name: inner, unit: 'mm', values: [15.7, 16.5, 17.3, 18.1, 18.9] }],
} satisfies Record<string, Measure[]>

export type FitKey = keyof typeof FITS
