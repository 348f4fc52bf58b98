import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { BankBooking } from '@contract/keptLines'
import type { AccountMovement } from '@contract/finances/accounts'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { BankDetailsRow } from '@/views/finances/bankLines/BankDetailsRow'
import { BankNote } from '@/views/finances/bankLines/BankNote'
import { partLink } from '@/views/finances/bankLines/partLink'
import { useNames } from '@/views/finances/ledger/useNames'

interface MovementRowProps {
  movement: AccountMovement
  bookings: readonly BankBooking[] | undefined
  text: string
  onTransfer: ((transferId: string, date: string) => void) | undefined
}

/** Number of columns, including hidden ones. */
const COLUMNS = 5

/** A movement with the account's balance after it, and its bank line. */
export function MovementRow({ movement, bookings, text, onTransfer }: MovementRowProps) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const money = useMoney()
  const { memberText } = useNames()
  const detailsId = useId()
  const [isOpen, setOpen] = useState(false)
  const { financeId, transferId, date, memberId, amount, balance, bank = [] } = movement

  function title() {
    if (financeId !== undefined) return <Link to={paths.finance(financeId)}>{text}</Link>
    if (transferId === undefined || !onTransfer) return text
    return (
      <button type="button" className="movement-link" onClick={() => onTransfer(transferId, date)}>
        {text}
      </button>
    )
  }

  return (
    <>
      <tr className={isOpen ? 'has-bank-details' : undefined}>
        <th scope="row">
          {title()}
          <BankNote
            lines={bank}
            bookings={bookings}
            title={text}
            format={format}
            money={money}
            isOpen={isOpen}
            detailsId={detailsId}
            onToggle={() => setOpen(!isOpen)}
          />
        </th>
        <td className="ledger-table-day">{format.briefDate(date)}</td>
        <td className="is-wide">{memberId && memberText(memberId)}</td>
        <td className="is-end">
          {money.format(amount)}
          {/* Shown if the column is hidden. */}
          <span className="ledger-table-note">
            <span className="visually-hidden">{t('balance')} </span>
            {money.format(balance)}
          </span>
        </td>
        <td className="is-end is-wide">{money.format(balance)}</td>
      </tr>
      {isOpen && (
        <BankDetailsRow
          id={detailsId}
          columns={COLUMNS}
          lines={bank}
          bookings={bookings}
          row={movement}
          ownId={financeId ?? transferId}
          linkOf={partLink}
          format={format}
          money={money}
        />
      )}
    </>
  )
}
