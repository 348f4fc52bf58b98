import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { Collectable } from '@contract/finances/sepa/debitRuns'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import { useMoney } from '@/shared/money/useMoney'
import '@/views/finances/ledger/ledgerTable.scss'

interface CollectableTableProps {
  lines: readonly Collectable[]
  has: (mandateId: string) => boolean
  onToggle: (mandateId: string) => void
}

/** What can be collected of whom, with ticks. */
export function CollectableTable({ lines, has, onToggle }: CollectableTableProps) {
  const { t } = useTranslation('debits')
  const money = useMoney()
  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table" aria-label={t('new.table')}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('new.chosen')}</span>
            </th>
            <th scope="col">{t('line.payer')}</th>
            <th scope="col" className="is-wide">
              {t('line.what')}
            </th>
            <th scope="col" className="is-wide">
              {t('line.sequence')}
            </th>
            <th scope="col" className="is-end">
              {t('runs.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ mandateId, name, reference, account, sequence, amount, finances, problems }) => (
            <tr key={mandateId}>
              <td>
                <Checkbox
                  label={t('new.choose', { name })}
                  isOn={has(mandateId)}
                  onToggle={() => onToggle(mandateId)}
                />
              </td>
              <th scope="row">
                {name}
                <span className="debit-note">{t('line.mandate', { reference, account })}</span>
                {problems.map((problem) => (
                  <strong key={problem} className="debit-note debit-problem">
                    {t(`problems.${problem}`)}
                  </strong>
                ))}
              </th>
              <td className="is-wide">
                {finances.map(({ id, description, amount: part }) => (
                  <span key={id} className="debit-entry">
                    {description}: {money.format(part)}
                  </span>
                ))}
              </td>
              <td className="is-wide">{t(`sequences.${sequence}`)}</td>
              <td className="is-end ledger-table-sum">{money.format(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
