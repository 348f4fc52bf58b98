import type { TFunction } from 'i18next'
import type { FinanceWrite } from '@contract/finances'
import { foldWords } from '@/@core/components/foldText'
import { Input } from '@/@core/components/fields/Input'
import type { SelectOption } from '@/@core/components/fields/SelectField'
import type { PreviewLine } from '@/@core/import/parsing/importLine'
import { RawCells } from '@/@core/import/wizard/RawCells'
import type { Column } from '@/@core/components/table/column'
import type { Format } from '@/i18n/format'
import type { Money } from '@/i18n/money'
import { categoryValue } from '@/shared/finances/categoryChoices'
import type { FinanceItem } from './bank/financeItem'
import { signedAmount } from '@/views/finances/ledger/signedAmount'

interface ColumnSource {
  t: TFunction<['imports', 'finances']>
  format: Format
  money: Money
  categories: readonly SelectOption[]
  /** Name of the category and subcategory. */
  textOf: (item: FinanceWrite) => string
  onMend: (line: PreviewLine<FinanceItem>, field: 'category', text: string) => void
}

/** The preview's columns of an entry. For an invalid line they show the file's text. */
export function financeImportColumns(source: ColumnSource): Column<PreviewLine<FinanceItem>>[] {
  const { t, format, money } = source
  return [
    {
      id: 'date',
      label: t('finances:fields.date'),
      width: '6.75rem',
      cell: ({ item }) => item && <span className="tabular">{format.briefDate(item.date)}</span>,
    },
    {
      id: 'description',
      label: t('finances:fields.description'),
      grow: 2.6,
      minWidth: '6rem',
      wraps: true,
      cell: ({ item, row }) => (item ? <TextAndPayer item={item} /> : <RawCells row={row} />),
    },
    {
      id: 'category',
      label: t('finances:fields.category'),
      grow: 1.2,
      minWidth: '9rem',
      wraps: true,
      cell: (line) => line.item && <CategoryCell line={line} item={line.item} {...source} />,
    },
    {
      id: 'amount',
      label: t('finances:fields.amount'),
      grow: 1.2,
      minWidth: '9.75rem',
      align: 'end',
      stacked: 'end',
      wraps: true,
      cell: ({ item }) => item && money.format(signedAmount(item)),
    },
  ]
}

/** Text and payer, if the text does not contain the payer already. */
function TextAndPayer({ item: { description, counterparty = '' } }: { item: FinanceItem }) {
  const isSaid = foldWords(description).includes(foldWords(counterparty))
  return (
    <>
      {description}
      {!isSaid && <small className="import-payer muted">{counterparty}</small>}
    </>
  )
}

interface CategoryCellProps extends Pick<ColumnSource, 't' | 'format' | 'categories' | 'textOf' | 'onMend'> {
  line: PreviewLine<FinanceItem>
  item: FinanceWrite
}

/** The category, editable in place; a guessed one is marked. */
function CategoryCell({ line, item, t, format, categories, textOf, onMend }: CategoryCellProps) {
  const [name, chosen] = [textOf(item), categoryValue(item)]
  if (line.state !== 'new') return name
  // A file may contain a category that is not offered: an opening balance.
  const isOffered = categories.some(({ value }) => value === chosen)
  const options = isOffered ? categories : [{ value: chosen, label: name }, ...categories]
  return (
    <span className="line-choice">
      {/* A select cuts what is longer than itself: its text stands behind it, in as many lines as it needs. */}
      <span className="whole-select">
        <span className="form-select" aria-hidden>
          {name}
        </span>
        <Input
          type="select"
          aria-label={t('imports:finances.categoryOf', { line: format.count(line.row.line) })}
          value={chosen}
          onChange={({ target }) => onMend(line, 'category', target.value)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Input>
      </span>
      {line.suggested?.includes('category') && <small className="muted">{t('imports:finances.guessed')}</small>}
    </span>
  )
}
