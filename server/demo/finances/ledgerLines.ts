import type { FinanceKind, FinanceWrite } from '@contract/finances'
import type { OccasionKind } from '../orchestra/occasions'

export type DemoFinance = Omit<FinanceWrite, 'id'> & {
  id: string
  duesMonth?: string
  partOf?: string
  isCredit?: true
}

/** What happens in a month of the year, 1 to 12. Amounts in cents, from and to; `day` is that of the month. */
export interface LedgerLine extends Pick<FinanceWrite, 'kind' | 'category' | 'description' | 'method'> {
  months: readonly number[]
  day: number
  amount: readonly [from: number, to: number]
  /** What it was earned or spent for, in the same month. */
  occasion?: OccasionKind | undefined
}

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const rehearsed = everyMonth.filter((month) => month !== 1)
const concerts = [4, 5, 6, 8, 9, 10, 11, 12]

type Tail = [
  category: LedgerLine['category'],
  description: string,
  months: readonly number[],
  day: number,
  amount: LedgerLine['amount'],
  method: LedgerLine['method'],
  occasion?: OccasionKind,
]

const lineOf =
  (kind: FinanceKind) =>
  (...[category, description, months, day, amount, method, occasion]: Tail): LedgerLine => ({
    kind,
    category,
    description,
    months,
    day,
    amount,
    method,
    occasion,
  })
const income = lineOf('income')
const expense = lineOf('expense')

/** A band's year: rehearsals from February on, concerts from April, an invitation to another town in July and in October. */
export const ledgerLines: LedgerLine[] = [
  expense('venue', 'Aluguel da sala de ensaios', rehearsed, 5, [95_000, 95_000], 'transfer'),
  expense('people', 'Ajuda de custo da regência', rehearsed, 28, [230_000, 230_000], 'transfer'),
  expense('other', 'Tarifa bancária', everyMonth, 2, [3_290, 3_290], 'other'),
  expense('other', 'Seguro dos instrumentos', [3], 15, [148_000, 156_000], 'transfer'),
  expense('instruments', 'Revisão de sapatilhas e molas', [2, 7], 18, [42_000, 78_000], 'pix'),
  expense('instruments', 'Compra de instrumento de sopro', [6], 20, [890_000, 1_090_000], 'transfer'),
  expense('instruments', 'Peles e baquetas da percussão', [3, 8], 21, [28_500, 51_000], 'card'),
  expense('scores', 'Partituras do repertório novo', [2, 5, 8, 10], 12, [18_000, 64_000], 'card'),
  expense('scores', 'Cópias e encadernação', [3, 6, 9, 11], 9, [4_800, 9_700], 'cash'),
  expense('travel', 'Ônibus para o encontro de bandas', [7, 10], 11, [265_000, 310_000], 'transfer', 'gathering'),
  expense('travel', 'Hospedagem do encontro de bandas', [7, 10], 13, [228_000, 296_000], 'transfer', 'gathering'),
  expense('venue', 'Cessão do teatro para o concerto', concerts, 17, [60_000, 85_000], 'transfer', 'concert'),
  expense('people', 'Músicos convidados', [6, 9, 12], 24, [80_000, 140_000], 'pix', 'concert'),
  expense('other', 'Programas e cartazes', concerts, 14, [14_000, 26_500], 'pix', 'concert'),
  income('tickets', 'Bilheteria do concerto', concerts, 23, [185_000, 420_000], 'pix', 'concert'),
  income('tickets', 'Bilheteria do concerto, em dinheiro', concerts, 24, [38_000, 96_000], 'cash', 'concert'),
  income('fees', 'Cachê do baile de carnaval', [2], 19, [280_000, 320_000], 'transfer', 'carnival'),
  income('fees', 'Cachê da festa da padroeira', [7], 27, [240_000, 280_000], 'transfer', 'patron'),
  income('fees', 'Cachê do desfile cívico', [9], 10, [150_000, 180_000], 'transfer', 'parade'),
  income('fees', 'Cachê da cantata de Natal', [12], 20, [260_000, 300_000], 'transfer', 'cantata'),
  income('fees', 'Cachê do casamento', [5, 9, 11], 13, [130_000, 170_000], 'pix', 'wedding'),
  expense('people', 'Ajuda de custo dos músicos do casamento', [5, 9, 11], 14, [60_000, 72_000], 'pix', 'wedding'),
  expense('other', 'Bebidas e barracas da festa junina', [6], 27, [38_000, 56_000], 'card', 'juneFair'),
  income('sponsorship', 'Patrocínio Laticínios Serra Clara', [3, 6, 9, 12], 8, [250_000, 250_000], 'transfer'),
  income('grant', 'Edital municipal de cultura, 1ª parcela', [5], 16, [900_000, 900_000], 'transfer'),
  income('grant', 'Edital municipal de cultura, 2ª parcela', [11], 18, [450_000, 450_000], 'transfer'),
  income('donation', 'Doação de amigos da banda', [2, 4, 6, 8, 11, 12], 26, [15_000, 60_000], 'pix'),
  income('other', 'Rifa da festa junina', [6], 29, [84_000, 132_000], 'cash', 'juneFair'),
]
