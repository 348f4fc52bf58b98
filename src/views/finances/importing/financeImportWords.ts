import { financeCategories, financeKinds, type FinanceCategory, type FinanceKind } from '@contract/finances'
import type { Subcategory } from '@contract/finances/subcategories'
import { foldWords } from '@/@core/components/foldText'
import { messages as de } from '@/i18n/de/finances'
import { messages as en } from '@/i18n/en/finances'
import { messages as pt } from '@/i18n/pt-BR/finances'
import { readCategory, type Categorised } from '@/shared/finances/categoryChoices'

// In whichever language the screen is: a file may come from someone else.
const kinds = new Map<string, FinanceKind>([
  ...financeKinds.flatMap((kind) => [en, pt, de].map(({ kinds: names }) => [foldWords(names[kind]), kind] as const)),
  ...[
    'c',
    'cr',
    'cb',
    'credito',
    'credit',
    'entrada',
    'recebimento',
    'receitas',
    'haben',
    'h',
    'in',
    'einnahme',
    'eingang',
    'gutschrift',
    'bij',
    'inflow',
    'incoming',
    'money in',
    'avere',
    'entrate',
    'accredito',
    'abono',
    'ingreso',
  ].map((word) => [word, 'income'] as const),
  ...[
    'd',
    'dr',
    'db',
    'debito',
    'debit',
    'saida',
    'pagamento',
    'despesas',
    'soll',
    's',
    'out',
    'ausgabe',
    'ausgang',
    'belastung',
    'lastschrift',
    'af',
    'outflow',
    'outgoing',
    'money out',
    'dare',
    'uscite',
    'addebito',
    'cargo',
    'gasto',
  ].map((word) => [word, 'expense'] as const),
])

const more: Record<FinanceCategory, readonly string[]> = {
  dues: ['mensalidade', 'anuidade', 'contribuicao', 'due', 'membership', 'membership fee', 'beitrag', 'beitraege'],
  tickets: ['ingresso', 'bilheteria', 'ticket', 'box office', 'eintritt'],
  fees: ['cache', 'apresentacao', 'apresentacoes', 'fee', 'gage'],
  donation: ['doacao', 'donation', 'spende', 'spenden', 'oferta'],
  grant: ['edital', 'editais', 'subvencao', 'subsidio', 'grant', 'foerderung'],
  sponsorship: ['patrocinio', 'patrocinios', 'sponsor', 'sponsoring'],
  instruments: ['instrumento', 'manutencao de instrumentos', 'instrument', 'instrumente'],
  scores: ['partitura', 'sheet music', 'score', 'noten'],
  venue: ['aluguel', 'espaco', 'sala', 'local', 'rent', 'hall', 'miete'],
  travel: ['viagem', 'transporte', 'hospedagem', 'trip', 'transport', 'reise', 'reisen'],
  people: ['musicos', 'equipe', 'salarios', 'musicians', 'staff', 'wages', 'honorare'],
  other: ['outro', 'outras', 'diversos', 'misc', 'miscellaneous', 'others', 'sonstiges'],
  opening: ['saldo anterior', 'saldo de abertura', 'opening', 'anfangsbestand'],
}

const categories = new Map<string, FinanceCategory>(
  financeCategories.flatMap((category) =>
    [
      foldWords(en.categories[category]),
      foldWords(pt.categories[category]),
      foldWords(de.categories[category]),
      ...more[category],
    ].map((word) => [word, category] as const),
  ),
)

/** The direction that a cell names, in any supported language. */
export function knownKind(text: string): FinanceKind | undefined {
  return kinds.get(foldWords(text))
}

/** Between two balances of one account, in Wise's list of transfers. */
export const isNeutral = (text: string) => foldWords(text) === 'neutral'

/** The category or own category that a cell names, also as `Tickets · Bar`. Undefined for a name that exists in several categories. */
export function knownCategory(text: string, own: readonly Subcategory[] = []): Categorised | undefined {
  const word = foldWords(text)
  const given = categories.get(word)
  if (given) return { category: given }
  const isFull = ({ category, name }: Subcategory) =>
    [en, pt, de].some(({ categories: names }) => foldWords(`${names[category]} ${name}`) === word)
  const [only, ...others] = own.filter((each) => foldWords(each.name) === word || isFull(each))
  return only && others.length === 0 ? { category: only.category, subcategoryId: only.id } : undefined
}

/** The value of a category field; without the own category if that no longer exists. */
export function chosenCategory(value: string, own: readonly Subcategory[]): Categorised | undefined {
  const { category, subcategoryId } = readCategory(value)
  if (!category) return undefined
  const isThere = own.some((each) => each.id === subcategoryId && each.category === category)
  return { category, ...(isThere && { subcategoryId }) }
}
