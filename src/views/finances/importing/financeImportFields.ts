import { shareOf, type ImportField } from '@/@core/import/parsing/matchColumns'
import { openDecimalSigns } from '@/@core/import/parsing/openDecimalSigns'
import { isSerialDate, openDateOrders } from '@/@core/import/parsing/readDate'
import { knownCategory, knownKind } from './financeImportWords'

export const financeImportFieldIds = [
  'date',
  'description',
  'amount',
  'income',
  'expense',
  'kind',
  'category',
  'notes',
] as const
export type FinanceFieldId = (typeof financeImportFieldIds)[number]

// A number of five digits is a day of Excel where the column says that it holds days.
const isDate = (value: string) => !isSerialDate(value) && openDateOrders([value]).length > 0
const isNumber = (value: string) => openDecimalSigns([value]).length > 0
const hasDecimals = (value: string) => /[.,]\d{1,2}\D*$/.test(value)
const looksDated = (values: readonly string[]) => shareOf(values, isDate) + 0.5 * shareOf(values, isSerialDate)
// Numbers of documents and agencies are numbers too, but without cents.
const looksPaid = (values: readonly string[]) => 0.6 * shareOf(values, isNumber) + 0.4 * shareOf(values, hasDecimals)
const looksNumeric = (values: readonly string[]) => shareOf(values, isNumber)
// A word of two letters is a description where the column says so; without a name it takes more.
const isText = (value: string) => !isDate(value) && !isNumber(value)
const looksWritten = (values: readonly string[]) =>
  0.5 * shareOf(values, isText) + 0.5 * shareOf(values, (value) => isText(value) && /\p{L}{3}/u.test(value))

/** As banks in Brazil and Europe, spreadsheets and our own export call them; folded, the surest first. */
export const financeImportFields: readonly ImportField<FinanceFieldId>[] = [
  {
    id: 'date',
    names: [
      'data',
      'date',
      'datum',
      'buchungstag',
      'data lancamento',
      'data do lancamento',
      'data da transacao',
      'data mov',
      'data movimento',
      'data da compra',
      'dt',
      'dia',
      'booking date',
      'transaction date',
      'posting date',
      'buchungsdatum',
      'fecha',
      'valutadatum',
    ],
    looks: looksDated,
  },
  {
    id: 'description',
    names: [
      'descricao',
      'historico',
      'description',
      'verwendungszweck',
      'lancamento',
      'lancamentos',
      'descricao do lancamento',
      'titulo',
      'title',
      'estabelecimento',
      'memo',
      'details',
      'detalhes',
      'detalhe',
      'payee',
      'favorecido',
      'transacao',
      'transaction',
      'narrative',
      'reference',
      'buchungstext',
      'beguenstigter zahlungspflichtiger',
      'concepto',
    ],
    looks: looksWritten,
    isMany: true,
  },
  {
    id: 'amount',
    notNames: ['saldo', 'saldos', 'saldo r', 'balance', 'kontostand', 'saldo do dia'],
    names: [
      'valor',
      'amount',
      'betrag',
      'valor r',
      'quantia',
      'value',
      'umsatz',
      'valor da transacao',
      'importe',
      'montante',
    ],
    looks: looksPaid,
  },
  {
    id: 'income',
    needsName: true,
    names: [
      'credito',
      'credit',
      'entrada',
      'entradas',
      'receita',
      'receitas',
      'income',
      'haben',
      'valor credito',
      'credito r',
      'money in',
      'paid in',
      'deposits',
      'einnahmen',
    ],
    looks: looksNumeric,
  },
  {
    id: 'expense',
    needsName: true,
    names: [
      'debito',
      'debit',
      'saida',
      'saidas',
      'despesa',
      'despesas',
      'expense',
      'soll',
      'valor debito',
      'debito r',
      'money out',
      'paid out',
      'withdrawals',
      'ausgaben',
    ],
    looks: looksNumeric,
  },
  {
    id: 'kind',
    needsName: true,
    names: [
      'tipo',
      'kind',
      'type',
      'd c',
      'c d',
      'dc',
      'cd',
      'natureza',
      'tipo de lancamento',
      'soll haben',
      'art',
      'income or expense',
    ],
    looks: (values) => shareOf(values, (value) => knownKind(value) !== undefined),
  },
  {
    id: 'category',
    needsName: true,
    names: ['categoria', 'category', 'kategorie', 'classificacao', 'plano de contas', 'conta contabil'],
    // Words that we do not know are asked for: a name is enough.
    looks: (values) =>
      Math.max(
        0.5,
        shareOf(values, (value) => knownCategory(value) !== undefined),
      ),
  },
  {
    id: 'notes',
    names: ['observacoes', 'observacao', 'obs', 'notes', 'note', 'notizen', 'comentario', 'comment'],
  },
]
