import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { OpenLine } from '@contract/finances/reconciliations'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { useMovementText } from '@/views/finances/ledger/useMovementText'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { useNames } from '@/views/finances/ledger/useNames'
import '@/views/finances/ledger/ledgerTable.scss'

interface LineTableProps {
  lines: readonly OpenLine[]
  isTicked: (line: OpenLine) => boolean
  isLoading: boolean
  onToggle: (line: OpenLine) => void
  onAll: (isOn: boolean) => void
}

/** Arrow keys move between checkboxes. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const ticks = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const next = ticks[ticks.findIndex((tick) => tick === document.activeElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Oldest first, as on a statement. */
export function LineTable({ lines, isTicked, isLoading, onToggle, onAll }: LineTableProps) {
  const { t } = useTranslation('reconcile')
  const { briefDate } = useFormat()
  const money = useMoney()
  const { accounts } = useAccounts()
  const { memberText } = useNames()
  const textOf = useMovementText(accounts)
  const isAll = lines.every(isTicked)
  return (
    <Card className={`ledger-table-scroll reconcile-lines${isLoading ? ' is-loading' : ''}`} aria-busy={isLoading}>
      <Table className="ledger-table">
        <caption>{t('lines', { count: lines.length })}</caption>
        <thead>
          <tr>
            <th scope="col" className="reconcile-tick">
              <Checkbox label={t('tickAll')} isOn={isAll} onToggle={() => onAll(!isAll)} />
            </th>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col" className="is-wide">
              {t('member')}
            </th>
            <th scope="col" className="is-end">
              {t('amount')}
            </th>
          </tr>
        </thead>
        {/* The keys only move between checkboxes. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody onKeyDown={moveFocus}>
          {lines.map((line) => {
            const text = textOf(line)
            const label = t('tick', { name: text, date: briefDate(line.date), amount: money.format(line.amount) })
            return (
              <tr key={line.id} className={isTicked(line) ? 'is-ticked' : undefined}>
                <td className="reconcile-tick">
                  <Checkbox label={label} isOn={isTicked(line)} onToggle={() => onToggle(line)} />
                </td>
                <td className="ledger-table-day">{briefDate(line.date)}</td>
                <th scope="row">{line.isTransfer === true ? text : <Link to={paths.finance(line.id)}>{text}</Link>}</th>
                <td className="is-wide">{line.memberId && memberText(line.memberId)}</td>
                <td className="is-end">{money.format(line.amount)}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}
