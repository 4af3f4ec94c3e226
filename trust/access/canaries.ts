export const PAY_CODE = '246810'

/** Words that stand in A's things and nowhere else. */
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
/** Luhn holds; only its last four digits may ever be seen. */
export const CARD_NUMBER = '4929710394827160'

export async function done<Data>(answer: Promise<{ code: number; msg: string; data: Data }>) {
  const { code, msg, data } = await answer
  if (code !== 1)
    throw new Error(`the ground could not be laid: ${code} ${msg} ${JSON.stringify(data)}`)
  return data
}
