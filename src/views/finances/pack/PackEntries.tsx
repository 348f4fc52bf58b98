import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import {
  financeCategories,
  financeKinds,
  type Finance,
  type FinanceCategory,
  type FinanceKind,
  type VoucherNames,
} from '@contract/finances'
import { type ReversalList } from '@contract/finances/closings'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { signedAmount } from '@/views/finances/ledger/signedAmount'

interface PackEntriesProps {
  entries: readonly Finance[]
  vouchers: VoucherNames
  reversals: ReversalList['reversals']
}

/** All paid entries of the year, by income and expense, then category, oldest first, with sums. */
export function PackEntries({ entries, vouchers, reversals }: PackEntriesProps) {
  const { t } = useTranslation(['pack', 'finances'])
  const sideOf = sidesOf(entries, reversals)
  const voucherOf = new Map(vouchers.map(({ financeId, voucher }) => [financeId, voucher]))
  const groupsOf = (isWanted: (category: FinanceCategory, kind: FinanceKind) => boolean) =>
    financeCategories.flatMap((category) => {
      const own = entries.filter((entry) => {
        const side = sideOf(entry)
        return side.category === category && isWanted(category, side.kind)
      })
      return own.length > 0 ? [{ category, own }] : []
    })
  const parts = [
    // Opening balances are neither income nor expense.
    { title: undefined, groups: groupsOf((category) => category === 'opening') },
    ...financeKinds.map((kind) => ({
      title: t(kind === 'income' ? 'pack:entries.income' : 'pack:entries.expense'),
      groups: groupsOf((category, side) => category !== 'opening' && side === kind),
    })),
  ].filter(({ groups }) => groups.length > 0)
  return (
    <Card tag="section" className="pack-sheet" aria-labelledby="pack-entries">
      <h2 id="pack-entries">{t('pack:entries.title')}</h2>
      {parts.length === 0 && <p>{t('pack:entries.none')}</p>}
      {parts.map(({ title, groups }) => (
        <div key={title ?? ''}>
          {title !== undefined && <h3>{title}</h3>}
          {groups.map(({ category, own }) => (
            <EntryTable key={category} category={category} entries={own} voucherOf={voucherOf} />
          ))}
        </div>
      ))}
    </Card>
  )
}

/**
 * Kind and category under which an entry is listed: a reversal counts negatively with its original, as in the report, so that sums agree.
 */
function sidesOf(entries: readonly Finance[], reversals: ReversalList['reversals']) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const takenBack = new Map(reversals.map(({ id, of }) => [id, of]))
  return (entry: Finance): Pick<Finance, 'kind' | 'category'> => {
    const of = takenBack.get(entry.id)
    if (of === undefined) return entry
    // The original may be in another year.
    const kind = entry.kind === 'income' ? 'expense' : 'income'
    return { kind, category: byId.get(of)?.category ?? entry.category }
  }
}

interface EntryTableProps {
  category: FinanceCategory
  entries: readonly Finance[]
  voucherOf: ReadonlyMap<string, string>
}

function EntryTable({ category, entries, voucherOf }: EntryTableProps) {
  const { t } = useTranslation(['pack', 'finances'])
  const { briefDate, count } = useFormat()
  const money = useMoney()
  const name = t(`finances:categories.${category}`)
  // Without numbers before the first closing of the year, the column would be empty.
  const hasVouchers = voucherOf.size > 0
  const columns = hasVouchers ? 4 : 3
  return (
    <Table aria-label={name} className="pack-entries">
      <thead>
        <tr>
          <th scope="colgroup" colSpan={columns}>
            {name}
          </th>
        </tr>
        <tr className="visually-hidden">
          <th scope="col">{t('pack:entries.date')}</th>
          {hasVouchers && <th scope="col">{t('pack:entries.voucher')}</th>}
          <th scope="col">{t('pack:entries.description')}</th>
          <th scope="col">{t('pack:entries.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="pack-day">{briefDate(entry.date)}</td>
            {hasVouchers && <td className="pack-voucher">{voucherOf.get(entry.id)}</td>}
            <td className="pack-text">{entry.description}</td>
            <td>{money.format(signedAmount(entry))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={columns - 1}>
            {t('pack:entries.total', { count: entries.length, shown: count(entries.length) })}
          </th>
          <td>{money.format(entries.reduce((sum, entry) => sum + signedAmount(entry), 0))}</td>
        </tr>
      </tfoot>
    </Table>
  )
}
