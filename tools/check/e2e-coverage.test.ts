import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROUTES } from '@/lib/navigation/routes'
import en from '@/messages/en.json'

type Path = (typeof ROUTES)[number]['path']

/**
 * The end-to-end test in e2e/ for each page of the specification's table (section 2). A closed page is tested to be
 * closed.
 */
const JOURNEYS: Record<Path, string> = {
  '/home': 'A shopper finds a product, registers, pays from the balance and sees the paid order',
  '/explore': 'Home and Explore keep their state after six other pages',
  '/bag': 'Selected lines go to the checkout and leave the cart with the order',
  '/filter': "A typed /filter offers the merchants' sign-in",
  '/order': 'A shopper opens the orders, confirms receipt, and starts a review',
  '/comment': 'A shopper reviews a delivered order once, and everybody sees the review immediately',
  '/checkout': 'A changed total is confirmed before the order is created',
  '/language': 'A shopper reads help, customer service, law and platform in their language',
  '/notification': 'A shopper reads notifications by kind and follows one',
  '/profile': 'A shopper signs in, hides the balance, changes the language and quits',
  '/forgotPassword': 'A shopper who forgot the password sets a new one with the mailed code',
  '/changePassword': 'A shopper changes the login password and signs in again',
  '/changePayPwd':
    'A shopper sets the payment password on the keypad and changes it with a mailed code',
  '/helpAndSupport': 'A shopper reads help, customer service, law and platform in their language',
  '/withDraw': 'A shopper sees the charge, withdraws, and a refused withdrawal is returned',
  '/depositRecord': 'A shopper cancels a withdrawal under audit, but not a completed one',
  '/topUp': 'A shopper tops up while paying and returns to the payment',
  '/walletTopUp': 'A shopper tops up on chain, sees field errors, and is credited once',
  '/cardTopUp':
    'A card is validated as it is typed, refused, confirmed, and its number is never sent',
  '/topUpRecord': 'A manual transfer is refused, and the records show the reason',
  '/capitalRecord': 'A shopper reads every payment with its balance and opens its order',
  '/myFavourite': 'A shopper removes a favourite immediately, and it returns if the call fails',
  '/payment': 'A payment from two tabs is charged once, and the second tab says it is paid',
  '/security': 'A shopper signs out another device, which then shows none of their data',
  '/heart': 'A viewed product is listed under recently viewed',
  '/setting': 'A shopper clears the data on the phone, and confirms before quitting',
  '/search': 'The phone remembers searches, and a shopper clears them',
  '/searchs': 'Filters are in the URL: a shopper shares, removes and undoes them',
  '/popular': 'A shopper browses all products and the popular ones',
  '/login': 'A shopper signs in, hides the balance, changes the language and quits',
  '/register':
    'A shopper finds a product, registers, pays from the balance and sees the paid order',
  '/platform': 'A shopper reads help, customer service, law and platform in their language',
  '/law': 'A shopper reads help, customer service, law and platform in their language',
  '/address': 'A shopper changes an address, makes it the default, and deletes the other',
  '/products': 'A shopper browses all products and the popular ones',
  '/service': 'A shopper reads help, customer service, law and platform in their language',
  '/services': 'A shopper reads help, customer service, law and platform in their language',
  '/passwords': 'A shopper changes the login password and signs in again',
  '/orderInfo/:id?': 'A typed URL of an order leaves the shopper on the same page',
  '/refund/:id?/:sn?/:product_ids?/:amount?':
    'A shopper is refused a refund, requests it with return, sends the goods and is paid',
  '/myPurchases/:status?': 'A shopper cancels an unpaid order',
  '/detail/:product?/:mer?': 'A follow shows immediately and is reverted only when the call fails',
  '/addressForm/:id?': 'A shopper adds an address and corrects each field error',
  '/shop/:id?': 'A shopper searches within a shop',
}

/** The messages that sections 4, 5 and 8 of the specification define, word for word where it gives words. */
const MESSAGES = [
  'Please login first',
  'Please input account and password',
  'Please fill correct email',
  'Please enter a correct mobile phone number',
  'Draw amount cannot be less than or equal to 0 or empty',
  'Draw amount cannot be larger than balance',
  'Please fill recharge address',
  'Please fill correct amount',
  'Please upload payment evidence',
  'Please choose charge network',
  'Copy is unsupported on non-HTTPS pages',
  'Please fill in the addressee',
  'Please fill in the phone number',
  'Please fill in the area',
  'Please fill in the detailed address',
  'Please fill in the tag',
  'Password must be at least 6 characters long',
  'Password must be at least 6 characters long and can only contain numbers',
  'The new password must differ from the old one',
  'Passwords do not match',
  'Please enter the old password',
  'Please choose a reason',
  'Please fill in the explanation',
  'Please upload attachment proof',
  'Review content cannot be empty',
  'Please select item to checkout',
  'Please enter payment password',
  'You have not set payment password?',
  'Go Setting',
  'You have already submitted a refund request',
  'Whether to Cancel Order?',
  'Is Confirm Received?',
  'Are you sure you want to quit?',
  'This country\\region is temporarily not open, please contact customer service',
  'data is being processed, do not submit repeatedly',
  'backend interface connection abnormal',
  'system interface request timed out',
  'system interface {status} abnormal',
  'Login Success',
  'Register Success',
  'Draw Success',
  'Pay Success',
  'Create Order Success',
  'Delete Success',
  'Setting Success',
  'Change Successful',
  'Save successful',
  'Application successful',
  'Upload successful',
  'Follow Success',
  'Copied',
  'Pay Fail',
  'Copy Fail',
  'Uploading',
  'Upload Complete',
  'Loading',
  'Refreshing',
  'No more',
  'No record',
  'No products',
]

const FOLDER = path.join(process.cwd(), 'e2e')
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))
const SOURCES = NAMES.map((name) => readFileSync(path.join(FOLDER, name), 'utf8'))

/** The English text of every message by its full key. */
function wordsByKey(messages: object, prefix = ''): [key: string, words: string][] {
  return Object.entries(messages).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : wordsByKey(value, `${prefix}${name}.`),
  )
}

const KEYS = wordsByKey(en)

/** How a test may name it: the text itself, its key, or its key with the last part interpolated. */
function spellingsOf(message: string): string[] {
  const keys = KEYS.filter(([, words]) => words === message).map(([key]) => key)
  const literal = message.replaceAll('\\', '\\\\').replace('{status}', '503')
  return [`'${literal}'`, ...keys.map((key) => `'${key}'`)]
}

it.each(ROUTES.map((route) => [route.path]))('%s has a journey', (address) => {
  const title = JOURNEYS[address]
  const source = SOURCES.find((text) => text.includes(`'${title}'`) || text.includes(`"${title}"`))
  expect(source).toBeDefined()
  const [, head] = address.split('/')
  expect(source).toMatch(new RegExp(`[/\`'"]${head}\\b|titles\\.${head}'`))
})

it.each(MESSAGES)('a journey covers the message “%s”', (message) => {
  const spellings = spellingsOf(message)
  expect(spellings.length).toBeGreaterThan(1)
  const isSeen = SOURCES.some((text) => spellings.some((spelling) => text.includes(spelling)))
  expect(isSeen ? [] : spellings).toEqual([])
})
