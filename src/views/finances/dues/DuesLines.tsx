import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { DuesPreview } from '@contract/finances/dues'
import type { Progress } from '@contract/progress'
import { Button } from '@/@core/components/Button'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { CountProgress } from '@/@core/components/feedback/CountProgress'
import { Pagination } from '@/@core/components/table/Pagination'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { DuesChanges } from './DuesChanges'
import { MissedMonths } from './MissedMonths'
import { useChargedMonths } from './useChargedMonths'
import { useChangeText } from './useChangeText'
import '@/views/finances/ledger/ledgerTable.scss'
import './statement.scss'

type Line = DuesPreview['lines'][number]

/** Rendered lines per page. */
const PER_PAGE = 100

interface DuesLinesProps {
  preview: DuesPreview
  /** All requested months, `YYYY-MM`. */
  months: readonly string[]
  isBusy: boolean
  /** Progress while entries are being created, once the server reports it. */
  progress: Progress | null
  /** Credit of all members, in minor units. */
  credit: number
  usesCredit: boolean
  onUsesCredit: (uses: boolean) => void
  onCreate: () => void
  /** Adds months that nobody charged. Returns the error sentence, or null. */
  onMissed: (months: readonly string[]) => Promise<string | null>
}

/** Preview: the amounts charged to each member. */
export function DuesLines({
  preview,
  months: asked,
  isBusy,
  progress,
  credit,
  usesCredit,
  onUsesCredit,
  onCreate,
  onMissed,
}: DuesLinesProps) {
  const { lines, total } = preview
  const { t } = useTranslation(['finances', 'dues', 'members', 'credit'])
  const { count, monthInFull } = useFormat()
  const money = useMoney()
  const createId = useId()
  const [page, setPage] = useState(1)
  const [shownChange, setShownChange] = useState('')
  const textOf = useChangeText()
  const monthsOf = useChargedMonths(asked)
  const inTurn = asked.toSorted()
  const [first = '', last = first] = [inTurn[0], inTurn.at(-1)]
  const heading = useRef<HTMLHeadingElement>(null)
  const entriesOf = ({ exists, amount, months = 1, joiningFee }: Line) =>
    exists ? 0 : (amount > 0 ? months : 0) + (joiningFee === undefined ? 0 : 1)
  const isMade = (line: Line) => entriesOf(line) > 0
  const made = lines.reduce((sum, line) => sum + entriesOf(line), 0)
  // Lines to be made come first.
  const selected = shownChange === '' ? lines : lines.filter(({ change }) => change === shownChange)
  const inOrder = [...selected.filter(isMade), ...selected.filter((line) => !isMade(line))]
  const onPage = inOrder.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const shown = { count: made, shown: count(made), amount: money.format(total) }
  const told = { count: progress?.of ?? 0, done: count(progress?.done ?? 0), of: count(progress?.of ?? 0) }

  const amountText = (amount: number, months: number) =>
    months === 1
      ? money.format(amount)
      : t('dues:charge.times', { count: months, amount: money.format(amount), sum: money.format(amount * months) })

  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <section className="ledger-table-stack">
      <div className="dues-summary">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t('dues:charge.previewTitle')}
          </h2>
          {progress ? (
            <CountProgress labelledBy={createId} {...progress} text={t('dues:charge.progress', told)} />
          ) : (
            <p>{made === 0 ? t('dues:charge.nothing') : t('dues:charge.summary', shown)}</p>
          )}
        </div>
        {made > 0 && (
          <Button id={createId} color="primary" isBusy={isBusy} onClick={onCreate}>
            {t('dues:charge.create', shown)}
          </Button>
        )}
      </div>
      {made > 0 && credit > 0 && (
        <CheckboxField
          label={t('credit:offer.charge', { amount: money.format(credit) })}
          checked={usesCredit}
          onChange={(event) => onUsesCredit(event.target.checked)}
        />
      )}
      {preview.missed && <MissedMonths missed={preview.missed} onAdd={onMissed} />}
      <DuesChanges
        preview={preview}
        selected={shownChange}
        onSelect={(change) => {
          setShownChange(change)
          setPage(1)
        }}
      />
      {made > 0 && first !== last && (
        <p className="dues-compared">
          {t('dues:charge.allMonths', { from: monthInFull(`${first}-01`), to: monthInFull(`${last}-01`) })}
        </p>
      )}
      <Card className="ledger-table-scroll">
        <Table className="ledger-table" aria-label={t('dues:charge.previewTitle')}>
          <thead>
            <tr>
              <th scope="col">{t('dues:debtors.name')}</th>
              <th scope="col" className="is-wide">
                {t('dues:debtors.section')}
              </th>
              <th scope="col" className="is-end">
                {t('fields.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {onPage.map((line) => {
              const { memberId, name, section, amount, exists, months = 1, sum = amount * months } = line
              const note = textOf(line)
              const charged = monthsOf(line)
              return (
                <tr key={memberId} className={isMade(line) ? undefined : 'is-quiet'}>
                  <th scope="row">
                    {name}
                    {note !== undefined && <span className="statement-note">{note}</span>}
                    {charged !== undefined && <span className="statement-note tabular">{charged}</span>}
                  </th>
                  <td className="is-wide">{t(`members:sections.${section}`)}</td>
                  <td className="is-end">
                    {exists
                      ? t('dues:charge.exists')
                      : sum === 0
                        ? t('dues:charge.spared')
                        : sum === amount * months
                          ? amountText(amount, months)
                          : money.format(sum)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      </Card>
      {inOrder.length > PER_PAGE && (
        <Pagination page={page} perPage={PER_PAGE} total={inOrder.length} onPage={setPage} />
      )}
    </section>
  )
}
