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

/** Every paid entry of the year, income and expenses apart, oldest first within its category, with the sum of each. */
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
    // What was there when the books began is neither.
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

/** Where an entry stands: a reversal with what it takes back, as in the report, so that the sums are the same. */
function sidesOf(entries: readonly Finance[], reversals: ReversalList['reversals']) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const takenBack = new Map(reversals.map(({ id, of }) => [id, of]))
  return (entry: Finance): Pick<Finance, 'kind' | 'category'> => {
    const of = takenBack.get(entry.id)
    if (of === undefined) return entry
    // What it takes back may be of another year.
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
  // Before the year's first month is closed nothing has a number, and a column of nothing would only take room.
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
