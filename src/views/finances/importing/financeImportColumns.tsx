import type { TFunction } from 'i18next'
import type { FinanceWrite } from '@contract/finances'
import type { PreviewLine } from '@/@core/import/parsing/importLine'
import { RawCells } from '@/@core/import/wizard/RawCells'
import type { Column } from '@/@core/components/table/column'
import type { Format } from '@/i18n/format'
import type { Money } from '@/i18n/money'
import { signedAmount } from '@/views/finances/ledger/signedAmount'

interface ColumnSource {
  t: TFunction<['imports', 'finances']>
  format: Format
  money: Money
}

/** What the preview shows of an entry. A line that cannot be read shows what the file says. */
export function financeImportColumns({ t, format, money }: ColumnSource): Column<PreviewLine<FinanceWrite>>[] {
  return [
    {
      id: 'date',
      label: t('finances:fields.date'),
      width: '8rem',
      cell: ({ item }) => item && <span className="tabular">{format.briefDate(item.date)}</span>,
    },
    {
      id: 'description',
      label: t('finances:fields.description'),
      grow: 2.6,
      minWidth: '8rem',
      cell: ({ item, row }) => (item ? item.description : <RawCells row={row} />),
    },
    {
      id: 'category',
      label: t('finances:fields.category'),
      grow: 1.2,
      minWidth: '6rem',
      hideBelow: 'medium',
      stacked: 'hidden',
      cell: ({ item }) => item && t(`finances:categories.${item.category}`),
    },
    {
      id: 'amount',
      label: t('finances:fields.amount'),
      width: '9rem',
      align: 'end',
      stacked: 'end',
      cell: ({ item }) => item && money.format(signedAmount(item)),
    },
  ]
}
