import { z } from 'zod'
import { plainDigits } from '@/contracts/plain-digits'
import { Id, line } from './fields'

/** Luhn algorithm: every second digit from the right is doubled, and the sum ends in 0. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** 12 to 19 digits with a valid check digit (ISO/IEC 7812). */
const BankCardNo = z
  .string({ error: 'fields.bankCardNo' })
  .max(60, 'fields.bankCardNo')
  .transform((typed) => plainDigits(typed).replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .regex(/^\d{12,19}$/, 'fields.bankCardNo')
      .refine((digits) => !/^0+$/.test(digits) && hasCheckDigit(digits), 'fields.bankCardNo'),
  )

/** The fields of a new card, for the form. */
export const NewBankCard = z.object({
  bank_name: line(80),
  bank_card_no: BankCardNo,
  holder: line(80),
})

/** The payee of a withdrawal: a saved card, or a new one, which is saved. */
export const payeeFields = {
  card_id: Id.optional(),
  bank_name: NewBankCard.shape.bank_name.optional(),
  bank_card_no: NewBankCard.shape.bank_card_no.optional(),
  holder: NewBankCard.shape.holder.optional(),
}

/** The payee fields of the input. */
export type Payee = z.output<z.ZodObject<typeof payeeFields>>

/** Rejects a payee that is neither a saved card nor a complete new one. */
export function refuseHalfPayee(payee: Payee, context: z.RefinementCtx): void {
  for (const name of ['bank_name', 'bank_card_no', 'holder'] as const) {
    const isThere = payee[name] !== undefined
    if (isThere !== (payee.card_id === undefined))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: isThere ? 'fields.invalid' : 'fields.required',
      })
  }
}

/** Like `refuseHalfPayee`, but the payee is optional. */
export function refuseHalfPayeeIfAny(payee: Payee, context: z.RefinementCtx): void {
  const names = ['card_id', 'bank_name', 'bank_card_no', 'holder'] as const
  if (names.some((name) => payee[name] !== undefined)) refuseHalfPayee(payee, context)
}
