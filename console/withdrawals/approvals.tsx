import { Alert } from '@mui/material'
import { useGetIdentity, useTranslate } from 'react-admin'
import { useFormats } from '@/console/ui/use-formats'
import type { Withdrawal } from '@/console/withdrawals/withdrawal'

/** Who approved a withdrawal that two people have to approve, and what is missing. */
export function Approvals({ withdrawal }: { withdrawal: Withdrawal }) {
  const translate = useTranslate()
  const { dateTime } = useFormats()
  const { identity } = useGetIdentity()
  const { needs_two_people, approvals } = withdrawal
  if (!needs_two_people) return null
  if (approvals.length === 0)
    return <Alert severity="info">{translate('console.withdrawals.twoNeeded')}</Alert>
  return (
    <Alert severity="warning">
      {approvals.map(({ staff_id, staff_name, at }) => (
        <div key={staff_id}>
          {translate('console.withdrawals.approvedBy', {
            name: staff_name,
            time: dateTime(at),
          })}
        </div>
      ))}
      {translate(
        approvals.some(({ staff_id }) => staff_id === identity?.id)
          ? 'console.withdrawals.youApproved'
          : 'console.withdrawals.secondNeeded',
      )}
    </Alert>
  )
}
