import { columnHeading } from './columnHeading'

/** Something that a line can say, and how its column is known. */
export interface ImportField<Id extends string> {
  id: Id
  /** What columns that hold it are called, in any language, folded (foldWords); the surest first. */
  names: readonly string[]
  /** Knows folded names of which there are too many for a list. */
  isName?: (folded: string) => boolean
  /** What a column that looks like it but holds something else is called. */
  notNames?: readonly string[]
  /** Single words that make it something else wherever they stand in the name. */
  notWords?: ReadonlySet<string>
  /** The share of values that look like it, 0 to 1. A column that looks like it is taken under a foreign name too. */
  looks?: (values: readonly string[]) => number
  /** The values alone are not enough to recognise it; the name must match too. */
  needsName?: boolean
  /** It goes by whole names alone: `ID` says something, `Creditor ID` something else. */
  isExact?: boolean
  /** Several columns may hold it; their texts are joined. */
  isMany?: boolean
}

/** For each column, the field that it holds, or the empty string. */
export type Mapping<Id extends string> = readonly (Id | '')[]

export interface ColumnSample {
  name: string
  /** Some of its values, without empty ones. */
  values: readonly string[]
}

/** For `looks`: how many of the values are like that, 0 to 1. */
export function shareOf(values: readonly string[], isLike: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(isLike).length / values.length
}

const EXACT = 10
const WITHIN = 5
/** With a smaller share of matching values, a column is not taken for the field, whatever its name. */
const DISSIMILAR_BELOW = 0.3
/** With at least this share of matching values, a column is taken for the field whatever its name. */
const SIMILAR_FROM = 0.7

/** Of two known names within a longer one, the longer says more. */
const A_WORD = 0.2

type NamedField = Pick<ImportField<string>, 'names' | 'isName' | 'isExact'>

function nameScore(name: string, { names, isName, isExact = false }: NamedField): number {
  if (isName?.(name) === true) return EXACT
  const place = names.indexOf(name)
  if (place >= 0) return EXACT - place / 100
  if (isExact) return 0
  const words = new Set(name.split(' '))
  const scores = names.map((known, index) => {
    const parts = known.split(' ')
    return parts.every((word) => words.has(word)) ? WITHIN + A_WORD * (parts.length - 1) - index / 100 : 0
  })
  return Math.max(0, ...scores)
}

function scoreOf<Id extends string>(field: ImportField<Id>, { name, values }: ColumnSample): number {
  const heading = columnHeading(name)
  if (heading.names.some((folded) => field.notNames?.includes(folded))) return 0
  if (heading.names[0]?.split(' ').some((word) => field.notWords?.has(word))) return 0
  const named = Math.max(...heading.names.map((folded) => nameScore(folded, field)))
  if (field.needsName && named === 0) return 0
  const similarity = field.looks && values.length > 0 ? field.looks(values) : undefined
  if (similarity === undefined) return named
  if (similarity < DISSIMILAR_BELOW) return 0
  return named > 0 || similarity >= SIMILAR_FROM ? named + similarity : 0
}

/** What each column holds, by its name and its values; the surest pair first, each column and each field once. */
export function matchColumns<Id extends string>(
  fields: readonly ImportField<Id>[],
  columns: readonly ColumnSample[],
): Mapping<Id> {
  const pairs = columns.flatMap((column, place) =>
    fields.map((field) => ({ field, place, score: scoreOf(field, column) })).filter(({ score }) => score > 0),
  )
  const mapping = columns.map((): Id | '' => '')
  for (const { field, place, score } of pairs.toSorted((one, other) => other.score - one.score)) {
    const isFree = !mapping.includes(field.id) || (field.isMany === true && score >= EXACT - 1)
    if (isFree && mapping[place] === '') mapping[place] = field.id
  }
  return mapping
}
