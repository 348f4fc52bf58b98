import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { Finance } from '@contract/finances'
import { paths } from '@/configs/paths'
import { fetchSplit } from '@/redux/finances/splits'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { useNames } from '@/views/finances/ledger/useNames'
import { useSubcategories } from '@/shared/finances/useSubcategories'
import './splits.scss'

interface SplitCardProps {
  finance: Finance
  splitId: string
  /** Called with the number of parts once loaded. */
  onParts: (count: number) => void
}

/** All parts of the entry's payment. Renders nothing if only one is left. */
export function SplitCard({ finance, splitId, onParts }: SplitCardProps) {
  const { t } = useTranslation('splits')
  const money = useMoney()
  const { briefDate } = useFormat()
  const { textOf } = useSubcategories()
  const { memberText, eventText } = useNames()
  const { answer } = useQuery(fetchSplit, splitId)
  const parts = answer?.finances ?? []
  const count = parts.length
  useEffect(() => onParts(count), [onParts, count])
  if (count < 2) return null
  const number = parts.findIndex(({ id }) => id === finance.id) + 1
  const isPlan = new Set(parts.map(({ dueDate }) => dueDate)).size > 1
  const total = money.format(parts.reduce((sum, { amount }) => sum + amount, 0))
  return (
    <Card tag="section" className="split-card">
      <h2>{t('card.title')}</h2>
      <p>{t('card.text', { number, count, total })}</p>
      <ol>
        {parts.map((part) => {
          const about = [
            isPlan && part.dueDate && t('card.due', { day: briefDate(part.dueDate) }),
            textOf(part),
            part.eventId && eventText(part.eventId),
            part.memberId && memberText(part.memberId),
          ]
          const text = about.filter(Boolean).join(' · ')
          return (
            <li key={part.id}>
              {part.id === finance.id ? (
                <span>
                  {text} <span className="muted">({t('card.here')})</span>
                </span>
              ) : (
                <Link to={paths.finance(part.id)}>{text}</Link>
              )}
              <span className="tabular">
                {money.format(part.amount)}
                {isPlan && part.status === 'paid' && ` (${t('card.paid')})`}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="form-text">{t('card.receipts')}</p>
    </Card>
  )
}
