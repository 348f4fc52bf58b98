import { Link } from 'react-router-dom'
import type { BookingPart } from '@contract/keptLines'
import { paths } from '@/configs/paths'

/** To the page of the entry or transfer that a part of a booking is. */
export function partLink({ financeId, transferId }: BookingPart, text: string) {
  if (financeId !== undefined) return <Link to={paths.finance(financeId)}>{text}</Link>
  return transferId === undefined ? text : <Link to={paths.transfer(transferId)}>{text}</Link>
}
