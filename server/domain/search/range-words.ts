import { wordsOfQuery } from './segment'

/**
 * Words for whole ranges of goods, in all languages. They mean the category with such a name and not the few products
 * that have them in theirs, as a toy drum.
 */
const RANGES = [
  'food = groceries = 食品 = 食物 = 食べ物 = 食料品 = 식품 = 음식 = อาหาร = ของกิน',
  'toy = 玩具 = おもちゃ = 장난감 = 완구 = ของเล่น',
  'electrical equipment = home appliances = appliances = 电器 = 家电 = 家用电器 = 家電 = 電化製品 = 가전 = 가전제품 = เครื่องใช้ไฟฟ้า',
]

const keyOf = (words: string[]) => words.join(' ')

const ranges = RANGES.map((range) => range.split('=').map(wordsOfQuery))
const namesOfWord = new Map(
  ranges.flatMap((names) => names.map((words) => [keyOf(words), names] as const)),
)

/** The folded words of all names of a range, if a query is one of them. */
export const rangeNames = (words: string[]): string[][] | undefined => namesOfWord.get(keyOf(words))
