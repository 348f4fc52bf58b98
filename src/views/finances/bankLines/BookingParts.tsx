import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankBooking, BookingPart } from '@contract/keptLines'
import type { BankSayings } from './bankSayings'

interface BookingPartsProps extends BankSayings {
  booking: BankBooking
}

/** A single booking of the bank with its parts: the result and amount of each. */
export function BookingParts({ booking, ownId, linkOf, absentText, format, money }: BookingPartsProps) {
  const { t } = useTranslation('finances')
  const { total, count, parts } = booking

  function titleOf(part: BookingPart): ReactNode {
    const { financeId, transferId, description } = part
    const id = financeId ?? transferId
    if (id === undefined) return <span className="muted">{absentText ?? t('bank.absent')}</span>
    const text = description === '' ? t('bank.transfer') : description
    if (id === ownId) return <strong>{text}</strong>
    return linkOf?.(part, text) ?? text
  }

  return (
    <div className="bank-booking">
      <p>{t('bank.batchOf', { count, shown: format.count(count), total: money.format(total) })}</p>
      <ul className="bank-parts">
        {parts.map((part, place) => (
          // Only their order in the file distinguishes parts that are not in the books.
          <li key={`${part.financeId ?? part.transferId ?? ''} ${place}`}>
            <span>
              {titleOf(part)}
              {part.member !== undefined && <span className="muted"> · {part.member}</span>}
            </span>
            <span className="tabular">{money.format(part.amount)}</span>
          </li>
        ))}
      </ul>
      {count > parts.length && (
        <p className="muted">
          {t('bank.moreParts', { count: count - parts.length, shown: format.count(count - parts.length) })}
        </p>
      )}
    </div>
  )
}
