import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROUTES } from '@/lib/navigation/routes'
import en from '@/messages/en.json'

type Path = (typeof ROUTES)[number]['path']

/**
 * The journey in e2e/ that does what each page of the specification's table (section 2) is for. A page that
 * is closed is there to say so.
 */
const JOURNEYS: Record<Path, string> = {
  '/home': 'A shopper finds a product, registers, pays from the balance and sees the paid order',
  '/explore': 'Home and Explore are as they were left after six other pages',
  '/bag': 'Ticked lines go to the checkout and leave the cart with the order',
  '/filter': "A typed /filter offers the merchants' sign-in",
  '/order': 'A shopper looks for their orders, confirms what arrived, and begins a review',
  '/comment':
    'A delivered order is reviewed with stars, words and pictures, once, and everyone sees it at once',
  '/checkout': 'A total that changed is asked about before anything is ordered',
  '/language':
    'A shopper is helped: questions, customer service, law and platform, in their language',
  '/notification': 'A shopper reads what they were told, kind by kind, and follows it',
  '/profile': 'A shopper signs in, hides the balance, changes the language and quits',
  '/forgotPassword': 'A shopper who forgot the password sets a new one with the mailed code',
  '/changePassword': 'A shopper changes the login password and signs in anew',
  '/changePayPwd':
    'A shopper sets the payment password on the keypad, and changes it with a mailed code',
  '/helpAndSupport':
    'A shopper is helped: questions, customer service, law and platform, in their language',
  '/withDraw': 'A shopper sees the charge, withdraws, and the refused money comes back',
  '/depositRecord': 'A shopper takes a withdrawal back while it is audited, and a passed one stays',
  '/topUp': 'A top-up asked for while paying comes back to the payment',
  '/walletTopUp':
    'A shopper tops up on chain, is refused what is missing, and has it credited once',
  '/cardTopUp':
    'A card is checked as it is typed, refused, confirmed, and its number is never sent',
  '/topUpRecord': 'A transfer made by hand is refused, and the records say why',
  '/capitalRecord':
    'A shopper reads every movement with the balance after it, and goes to its order',
  '/myFavourite': 'A favourite is let go at once, and comes back if that fails',
  '/payment': 'A payment from two tabs is charged once, and the second says it is paid',
  '/security': 'A shopper signs out another device, which then shows nothing of theirs',
  '/heart': 'A product looked at is found again under recently viewed',
  '/setting': 'A shopper clears what the phone remembers, and is asked before quitting',
  '/search': 'What was searched for is remembered on the phone and can be cleared',
  '/searchs': 'Filters live in the address: shared, taken back, undone',
  '/popular': 'A shopper looks through all products and the popular ones',
  '/login': 'A shopper signs in, hides the balance, changes the language and quits',
  '/register':
    'A shopper finds a product, registers, pays from the balance and sees the paid order',
  '/platform':
    'A shopper is helped: questions, customer service, law and platform, in their language',
  '/law': 'A shopper is helped: questions, customer service, law and platform, in their language',
  '/address': 'A shopper changes an address, makes it the default, and deletes the other',
  '/products': 'A shopper looks through all products and the popular ones',
  '/service':
    'A shopper is helped: questions, customer service, law and platform, in their language',
  '/services':
    'A shopper is helped: questions, customer service, law and platform, in their language',
  '/passwords': 'A shopper changes the login password and signs in anew',
  '/orderInfo/:id?': 'A typed order page leaves the shopper where they are',
  '/refund/:id?/:sn?/:product_ids?/:amount?':
    'A shopper is refused, asks again with return, sends the goods and has the money back',
  '/myPurchases/:status?': 'A shopper cancels an unpaid order',
  '/detail/:product?/:mer?':
    'Following a shop shows at once, is taken back when it fails, and stays when it does not',
  '/addressForm/:id?': 'A shopper adds an address, field by field as the form asks for them',
  '/shop/:id?': 'A shop is searched within',
}

/** What sections 4, 5 and 8 of the specification have the product say, word for word where it gives words. */
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

/** Every message's English words by its full key. */
function wordsByKey(messages: object, prefix = ''): [key: string, words: string][] {
  return Object.entries(messages).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : wordsByKey(value, `${prefix}${name}.`),
  )
}

const KEYS = wordsByKey(en)

/** As a journey writes it: the words themselves, or the key they stand under, also with its last part given in. */
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

it.each(MESSAGES)('a journey sees “%s”', (message) => {
  const spellings = spellingsOf(message)
  expect(spellings.length).toBeGreaterThan(1)
  const isSeen = SOURCES.some((text) => spellings.some((spelling) => text.includes(spelling)))
  expect(isSeen ? [] : spellings).toEqual([])
})
