import { foldWords } from '@/@core/components/foldText'
import { withoutFamilyName } from '@contract/nameParts'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import { isParticle } from '@/shared/records/familyNames'
import type { MemberFieldId } from './memberImportFields'

type Columns = FileColumns<MemberFieldId>

/** The form of a full name in a cell: `Anna Müller`, or `Müller, Anna` and `MÜLLER Anna`. */
export const nameOrders = ['given_first', 'family_first'] as const
export type NameOrder = (typeof nameOrders)[number]

/** Words after a comma that are not first names. */
const suffixes = new Set(
  'jr jun junior sr sen senior filho neto sobrinho ii iii iv dr prof phd md msc ba ma'.split(' '),
)

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** `Müller, Anna`: surname, first name, and any rest. Null for any other comma, as in `Ana Lima, a primeira`. */
function cutAtComma(text: string): [string, string, ...string[]] | null {
  const [family = '', given = '', ...more] = text.split(/\s*,\s*/)
  // Programs write `?` for a letter that their characters lack: `Y?lmaz, Elif`.
  const isName = (part: string) =>
    /^[\p{L}\p{M}'’.\- ()]([\p{L}\p{M}'’.\- ()?\uFFFD]*[\p{L}\p{M}'’.\- ()])?$/u.test(part)
  if (!isName(family) || !isName(given) || given !== given.charAt(0).toUpperCase() + given.slice(1)) return null
  return suffixes.has(foldWords(given)) || wordsOf(given).length > 4 ? null : [family, given, ...more]
}

const isCapitals = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()

/** How many words of a name without a comma are the surname that begins it. */
function surnameLength(words: readonly string[]): number {
  const [first = ''] = words.filter((word) => !isParticle(word))
  let length = 0
  if (isCapitals(first) && words.some((word) => !isCapitals(word) && !isParticle(word))) {
    while (isCapitals(words[length] ?? '') || isParticle(words[length] ?? '')) length += 1
    return length
  }
  while (isParticle(words[length] ?? '')) length += 1
  return length + 1
}

/** A name, first name first, and its surname as far as the file tells it. */
interface ReadName {
  name: string
  familyName?: string
}

function turned(text: string, hasCommas: boolean): ReadName {
  const cut = cutAtComma(text)
  if (cut) {
    const [familyName, given, ...more] = cut
    const name = [`${given} ${familyName}`, ...more].filter(Boolean).join(', ')
    return more.some(Boolean) ? { name } : { name, familyName }
  }
  // If the file separates surnames by comma, a name without one has the usual order.
  if (hasCommas || text.includes(',')) return { name: text }
  const words = wordsOf(text)
  const length = surnameLength(words)
  if (length >= words.length) return { name: text }
  const familyName = words.slice(0, length).join(' ')
  return { name: [...words.slice(length), familyName].join(' '), familyName }
}

/** A parent's name, first name first: of `Raemy Anna`, whose child's surname is Raemy, and of `Jungo, Brigitte`. */
export function parentName(text: string, familyName = ''): string {
  if (cutAtComma(text)) return turned(text, true).name
  const given = foldWords(text).startsWith(`${foldWords(familyName)} `) && withoutFamilyName(text, familyName)
  return given && text.endsWith(given) ? `${given} ${text.slice(0, -given.length).trim()}` : text
}

const familyWords = ['nachname', 'familienname', 'zuname', 'surname', 'last', 'lastname', 'sobrenome', 'cognome']
const givenWords = ['vorname', 'vornamen', 'first', 'firstname', 'given', 'forename', 'nome', 'prenom', 'rufname']

/** `Nachname, Vorname`, `Name Vorname`, `Surname and first name`. */
function isFamilyFirst(heading: string): boolean {
  const words = foldWords(heading).split(' ')
  const given = words.findIndex((word) => givenWords.includes(word))
  const family = words.findIndex((word) => familyWords.includes(word) || ['name', 'nom'].includes(word))
  return family >= 0 && given > family
}

const asInMail = (text: string) =>
  foldWords(text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'))

/** 1: the e-mail begins with the end of the name, -1: with its beginning, 0: undecided. */
function mailVote(name: string, email: string): number {
  const words = asInMail(name).split(' ')
  const [start = '', end = ''] = asInMail(email.split('@', 1).join('')).split(' ')
  if (words.length < 2 || end === '') return 0
  if (start === words.at(-1) && end === words[0]) return 1
  return start === words[0] && end === words.at(-1) ? -1 : 0
}

const known = new WeakMap<Columns, readonly NameOrder[]>()

function findOrders(columns: Columns): readonly NameOrder[] {
  const texts = columns.values('name')
  if (texts.length === 0 || (columns.has('givenName') && columns.has('familyName'))) return ['given_first']
  const commas = texts.filter((text) => cutAtComma(text) !== null).length
  const capitals = texts.filter((text) => {
    const words = wordsOf(text)
    return isCapitals(words[0] ?? '') && !isCapitals(words.at(-1) ?? '')
  }).length
  const votes = columns.rows.reduce(
    (sum, row) => sum + mailVote(columns.cell(row, 'name'), columns.cell(row, 'email')),
    0,
  )
  const isTurned =
    commas * 2 >= texts.length ||
    capitals >= texts.length * 0.8 ||
    columns.names('name').some(isFamilyFirst) ||
    votes >= 2
  if (isTurned) return ['family_first', 'given_first']
  return commas > 0 ? nameOrders : ['given_first']
}

/** The possible orders of the file's names, most likely first; a single one if nothing suggests the other. */
export function openNameOrders(columns: Columns): readonly NameOrder[] {
  const before = known.get(columns)
  if (before) return before
  const orders = findOrders(columns)
  known.set(columns, orders)
  return orders
}

/** As it would be read: for the question. */
export function readName(columns: Columns, text: string, order: NameOrder): ReadName {
  if (order === 'given_first') return { name: text }
  return turned(
    text,
    columns.values('name').some((other) => cutAtComma(other) !== null),
  )
}

const partOfOther = new WeakMap<Columns, boolean>()

/** In `Name; Vorname` the first column is the surname, in `Name; Given Name` the full name, which then contains the other column's text. */
function isWholeName(columns: Columns, part: 'givenName' | 'familyName'): boolean {
  const before = partOfOther.get(columns)
  if (before !== undefined) return before
  const rows = columns.rows.filter((row) => columns.cell(row, 'name') !== '' && columns.cell(row, part) !== '')
  const whole = rows.filter((row) => {
    const words = new Set(foldWords(columns.cell(row, 'name')).split(' '))
    return foldWords(columns.cell(row, part))
      .split(' ')
      .every((word) => words.has(word))
  })
  const isWhole = whole.length * 2 > rows.length
  partOfOther.set(columns, isWhole)
  return isWhole
}

/** `von der` precedes the surname, whichever column contains it. */
function familyName(columns: Columns, row: FileRow): string {
  const texts = columns.parts(row, 'familyName').map(({ text }) => text.replaceAll('\n', ' '))
  const isPrefix = (text: string) => wordsOf(text).every(isParticle)
  return [...texts.filter(isPrefix), ...texts.filter((text) => !isPrefix(text))].join(' ')
}

function joinedName(columns: Columns, row: FileRow, order: NameOrder): ReadName {
  const [name, given, family] = [columns.cell(row, 'name'), columns.cell(row, 'givenName'), familyName(columns, row)]
  if (withoutFamilyName(name, family)) return { name, familyName: family }
  const joined = { name: [given, family].filter(Boolean).join(' '), familyName: family }
  if (name === '' || (given !== '' && family !== '')) return joined
  if (given !== '' && !columns.has('familyName') && !isWholeName(columns, 'givenName'))
    return { name: `${given} ${name}`, familyName: name }
  if (family !== '' && !columns.has('givenName') && !isWholeName(columns, 'familyName'))
    return { name: `${name} ${family}`, familyName: family }
  return { familyName: family, ...readName(columns, name, order) }
}

/** The person's name, first name first, and its surname as far as the file tells it. An empty name if the row has none. */
export function personName(columns: Columns, row: FileRow, order: NameOrder): ReadName {
  const mended = row.mended?.['name']
  const { name, familyName: family = '' } = joinedName(columns, row, order)
  const shown = mended ?? name
  return withoutFamilyName(shown, family) === undefined ? { name: shown } : { name: shown, familyName: family }
}
