export const PAY_CODE = '246810'

/** Strings that occur only in the records of shopper A. */
export const CANARIES = {
  familyName: 'Zqvfamily',
  givenName: 'Zqvgiven',
  email: 'zqvmail@sampan.example',
  mobile: '+66899712345',
  addressee: 'Zqvaddressee',
  area: 'Zqvarea',
  detail: 'Zqvdetail',
  phone: '+66 89 971 2346',
  remark: 'Zqvremark',
  explanation: 'Zqvexplanation',
  holder: 'Zqvholder',
  bank: 'Zqvbank',
} as const
/** Passes the Luhn check; responses may only contain its last four digits. */
export const CARD_NUMBER = '4929710394827160'

export async function done<Data>(answer: Promise<{ code: number; msg: string; data: Data }>) {
  const { code, msg, data } = await answer
  if (code !== 1)
    throw new Error(`the records could not be created: ${code} ${msg} ${JSON.stringify(data)}`)
  return data
}
