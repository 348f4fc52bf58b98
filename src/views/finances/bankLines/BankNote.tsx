import { ChevronDown, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BankBooking, KeptLine } from '@contract/keptLines'
import { foldWords } from '@/@core/components/foldText'
import type { BankSayings } from './bankSayings'
import './bankLines.scss'

interface BankNoteProps {
  lines: readonly KeptLine[]
  bookings: readonly BankBooking[] | undefined
  /** The text that the row shows already. */
  title: string
  format: BankSayings['format']
  money: BankSayings['money']
  isOpen: boolean
  /** Id of the details that it opens. */
  detailsId: string
  onToggle: () => void
}

/** Payer and bank text below a row of a list; opens the details. */
export function BankNote({ lines, bookings = [], title, format, money, isOpen, detailsId, onToggle }: BankNoteProps) {
  const { t } = useTranslation('finances')
  const [line] = lines
  if (line === undefined) return null
  const booking = bookings.find(({ key }) => key === line.booking)
  const text = line.description !== undefined && foldWords(line.description) !== foldWords(title) && line.description
  const said = [line.counterparty, text].filter(Boolean).join(' · ')
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <button
      type="button"
      className="bank-note"
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId : undefined}
      onClick={onToggle}
    >
      <Icon size={14} aria-hidden />
      <span>
        <span className={said === '' ? undefined : 'visually-hidden'}>{t('bank.title')}</span>
        {said !== '' && <span className="bank-note-text"> {said}</span>}
        {booking && (
          <span className="bank-note-part">
            {t('bank.partOf', { shown: format.count(booking.count), total: money.format(booking.total) })}
          </span>
        )}
      </span>
    </button>
  )
}
