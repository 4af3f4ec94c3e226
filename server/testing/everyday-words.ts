import type { Locale } from '@/contracts/languages'

const BLANKETS = /throw blanket$/
const BLOCKS = /building blocks$/
const BOTTLES = /water bottle$/
const BRIEFS = /boxer briefs$/
const CABLES = /charging cable$/
const CANDLES = /candle$/
const CHAIRS = /camp chair$/
const CHARGERS = /wall charger$/
const COATS = /(jacket|coat)$/
const COOKERS = /rice cooker$/
const COOKERS_AND_PANS = /(rice cooker|frying pan)$/
const FOOTBALLS = /football$/
const GLASSES = /reading glasses$/
const JACKETS = /jacket$/
const KETTLES = /electric kettle$/
const KNIVES = /kitchen knife$/
const LAMPS = /desk lamp$/
const MIRRORS = /wall mirror$/
const MONITORS = /monitor$/
const MUGS = /mugs$/
const NOODLES = /instant noodles$/
const PLATES = /dinner plates$/
const PURSES = /purse$/
const RICE = /jasmine rice$/
const RINGS = /\bring$/
const SCARVES = /scarf$/
const SOAP = /soap bar$/
const SOFT_TOYS = /(bear|rabbit)$/
const SPEAKERS = /speakers?$/
const TOWELS = /bath towels$/
const TROUSERS = /(trousers|jeans|shorts)$/
const VACUUMS = /robot vacuum$/
const WATCHES = /smartwatch$/

/**
 * Words that shoppers use for goods that their names call otherwise, with the English names of the goods that must
 * rank first.
 */
export const EVERYDAY_WORDS: Record<Locale, [word: string, found: RegExp][]> = {
  en: [
    ['cup', MUGS],
    ['pants', /trousers$/],
  ],
  'zh-CN': [
    ['杯子', MUGS],
    ['杯', MUGS],
    ['裤子', TROUSERS],
    ['外套', COATS],
    ['眼镜', GLASSES],
    ['音响', SPEAKERS],
    ['屏幕', MONITORS],
    ['数据线', CABLES],
    ['电饭锅', COOKERS],
    ['锅', COOKERS_AND_PANS],
    ['热水壶', KETTLES],
    ['吸尘器', VACUUMS],
    ['盘子', PLATES],
    ['毛巾', TOWELS],
    ['毯子', BLANKETS],
    ['灯', LAMPS],
    ['椅子', CHAIRS],
    ['球', FOOTBALLS],
    ['肥皂', SOAP],
    ['泡面', NOODLES],
    ['大米', RICE],
  ],
  ja: [
    ['カップ', MUGS],
    ['コップ', MUGS],
    ['マグ', MUGS],
    ['ズボン', TROUSERS],
    ['ボトムス', TROUSERS],
    ['上着', COATS],
    ['下着', BRIEFS],
    ['マフラー', SCARVES],
    ['メガネ', GLASSES],
    ['指輪', RINGS],
    ['腕時計', WATCHES],
    ['ディスプレイ', MONITORS],
    ['鍋', COOKERS_AND_PANS],
    ['やかん', KETTLES],
    ['ナイフ', KNIVES],
    ['お皿', PLATES],
    ['毛布', BLANKETS],
    ['鏡', MIRRORS],
    ['ろうそく', CANDLES],
    ['ぬいぐるみ', SOFT_TOYS],
    ['ブロック', BLOCKS],
    ['石鹸', SOAP],
    ['ラーメン', NOODLES],
    ['お米', RICE],
  ],
  ko: [
    ['컵', MUGS],
    ['머그', MUGS],
    ['바지', TROUSERS],
    ['외투', COATS],
    ['자켓', JACKETS],
    ['속옷', BRIEFS],
    ['목도리', SCARVES],
    ['안경', GLASSES],
    ['손목시계', WATCHES],
    ['화면', MONITORS],
    ['냄비', COOKERS_AND_PANS],
    ['전기포트', KETTLES],
    ['청소기', VACUUMS],
    ['칼', KNIVES],
    ['그릇', PLATES],
    ['타월', TOWELS],
    ['텀블러', BOTTLES],
    ['양초', CANDLES],
    ['공', FOOTBALLS],
  ],
  th: [
    ['แก้ว', MUGS],
    ['ถ้วย', MUGS],
    ['ที่ชาร์จ', CHARGERS],
    ['แว่นตา', GLASSES],
    ['กระเป๋าเงิน', PURSES],
    ['จอคอม', MONITORS],
    ['หม้อ', COOKERS],
    ['เครื่องดูดฝุ่น', VACUUMS],
    ['ผ้าขนหนู', TOWELS],
    ['ขวดน้ำ', BOTTLES],
    ['บอล', FOOTBALLS],
    ['มาม่า', NOODLES],
    ['ข้าว', RICE],
  ],
}
