import type { DecisionField } from '@/console/ui/decision'

/** A reason that the shopper sees. */
export const REASON: DecisionField = {
  name: 'reason',
  label: 'console.fields.reason',
  hint: 'console.fields.reasonShown',
  isRequired: true,
  isMultiline: true,
  maxLength: 200,
}
