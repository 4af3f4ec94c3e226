import { DateInput, type DateInputProps } from 'react-admin'

const DAY_MS = 86_400_000

interface DayInputProps extends Omit<DateInputProps, 'format' | 'parse'> {
  /** For the end of a period: the value is the start of the next day. */
  isEnd?: boolean
}

/** A day of the viewer's time zone; its value is an ISO time, as the filters of lists take it. */
export const DayInput = ({ isEnd = false, ...props }: DayInputProps) => (
  <DateInput
    {...props}
    format={(iso?: string) => (iso ? dayOf(iso, isEnd) : '')}
    parse={(day: string) => (day ? startOf(day, isEnd) : null)}
  />
)

function startOf(day: string, isEnd: boolean): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + (isEnd ? 1 : 0)).toISOString()
}

/** The middle of the day before, so that a change of the clock leads to no other day. */
function dayOf(iso: string, isEnd: boolean): string {
  const at = new Date(new Date(iso).getTime() - (isEnd ? DAY_MS / 2 : 0))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
