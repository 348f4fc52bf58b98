import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { RecurringFinance, RecurringList, RecurringSkip } from '@contract/finances/recurring'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { useNames } from '@/views/finances/ledger/useNames'
import '@/views/finances/ledger/ledgerTable.scss'

interface RecurringTableProps {
  rows: RecurringList['recurring']
  onEdit: (recurring: RecurringFinance) => void
  onUnskip: (skip: RecurringSkip) => void
}

/** Recurring entries, with rhythm and next day. */
export function RecurringTable({ rows, onEdit, onUnskip }: RecurringTableProps) {
  const { t } = useTranslation(['recurring', 'finances'])
  const { briefDate } = useFormat()
  const money = useMoney()
  const { memberText } = useNames()
  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table">
        <caption>{t('tableLabel')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('finances:fields.description')}</th>
            <th scope="col" className="is-wide">
              {t('finances:fields.category')}
            </th>
            <th scope="col" className="is-wide">
              {t('fields.rhythm')}
            </th>
            <th scope="col" className="is-wide">
              {t('fields.next')}
            </th>
            <th scope="col" className="is-end">
              {t('finances:fields.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ recurring, next, skipped }) => {
            const { id, kind, amount, description, category, rhythm, lastOn, memberId } = recurring
            const nextText = next === undefined ? t('noNext') : briefDate(next)
            const about = [memberId && memberText(memberId), lastOn && t('until', { date: briefDate(lastOn) })]
            return (
              <tr key={id} className={next === undefined ? 'is-quiet' : undefined}>
                <th scope="row">
                  <Button color="link" onClick={() => onEdit(recurring)}>
                    {description}
                  </Button>
                  <span className="recurring-note">{about.filter(Boolean).join(' · ')}</span>
                  <span className="ledger-table-note">
                    {t(`rhythms.${rhythm}`)} · {nextText}
                  </span>
                  {skipped.slice(0, SKIPS_SHOWN).map(({ period, date }) => (
                    <span key={period} className="recurring-note">
                      {t('skipped', { date: briefDate(date) })}{' '}
                      <Button
                        color="link"
                        label={t('unskipOne', { name: description, date: briefDate(date) })}
                        onClick={() => onUnskip({ recurringId: id, period })}
                      >
                        {t('unskip')}
                      </Button>
                    </span>
                  ))}
                </th>
                <td className="is-wide">{t(`finances:categories.${category}`)}</td>
                <td className="is-wide">{t(`rhythms.${rhythm}`)}</td>
                <td className="is-wide ledger-table-day">{nextText}</td>
                <td className="is-end">{money.format(kind === 'income' ? amount : -amount)}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}

/** Only the latest skipped days are of interest. */
const SKIPS_SHOWN = 3
