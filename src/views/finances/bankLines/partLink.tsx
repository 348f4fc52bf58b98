import { Link } from 'react-router-dom'
import type { BookingPart } from '@contract/keptLines'
import { paths } from '@/configs/paths'

/** Link to the entry or transfer of a part. */
export function partLink({ financeId, transferId }: BookingPart, text: string) {
  if (financeId !== undefined) return <Link to={paths.finance(financeId)}>{text}</Link>
  return transferId === undefined ? text : <Link to={paths.transfer(transferId)}>{text}</Link>
}
