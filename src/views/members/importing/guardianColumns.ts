import { Phone } from '@contract/members'
import type { ImportedGuardian } from '@contract/memberImports'
import { Email } from '@contract/primitives'
import { foldWords } from '@/@core/components/foldText'
import type { ColumnPart, FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow } from '@/@core/import/parsing/fileTable'

/*
 * Columns about a member's parents, as lists of youth orchestras and schools have them: `Mutter Name`, `Telefone da mãe`, `Parent 2
 * Email`. What is left of a heading without the word for name, phone or e-mail tells whose column it is.
 */

export const guardianFields = ['guardianName', 'guardianPhone', 'guardianEmail'] as const
export type GuardianField = (typeof guardianFields)[number]

/** Who says what they are to the member; folded. In English, Portuguese, Spanish, French, German and Italian. */
const relations = [
  'mother',
  'mum',
  'mom',
  'mae',
  'madre',
  'mere',
  'mutter',
  'mama',
  'father',
  'dad',
  'pai',
  'padre',
].concat(['pere', 'vater', 'papa', 'grandmother', 'grandfather', 'avo', 'oma', 'opa', 'nonna', 'nonno'])
const others = [
  'guardian',
  'legal guardian',
  'parent',
  'responsavel',
  'responsavel legal',
  'encarregado de educacao',
].concat([
  'eltern',
  'elternteil',
  'erziehungsberechtigte',
  'erziehungsberechtigter',
  'tutor',
  'genitore',
  'representant legal',
])
const kinds: Record<GuardianField, readonly string[]> = {
  guardianName: [
    'name',
    'nome',
    'nom',
    'nombre',
    'vorname',
    'nachname',
    'first name',
    'last name',
    'surname',
    'sobrenome',
    'full name',
  ],
  guardianPhone: [
    'phone',
    'phone number',
    'telefone',
    'telefon',
    'telefonnummer',
    'telefono',
    'telephone',
    'tel',
    'fone',
    'mobile',
  ].concat([
    'mobile phone',
    'mobil',
    'mobilnummer',
    'handy',
    'handynummer',
    'celular',
    'cell',
    'cell phone',
    'movil',
    'whatsapp',
  ]),
  guardianEmail: ['email', 'e mail', 'mail', 'email address', 'e mail adresse', 'email adresse', 'correo'],
}
/** Between the two: `Telefone da mãe`, `Name der Mutter`, `Mother's phone`. */
const links = new Set('da do de del della la le l of the der des s'.split(' '))
const withoutLinks = (text: string) =>
  text
    .split(' ')
    .filter((word) => !links.has(word))
    .join(' ')

const kindWords = new Set(Object.values(kinds).flatMap((words) => words.flatMap((word) => word.split(' '))))
const people = new Set([...relations, ...others].map(withoutLinks))

/** Whether a folded heading is that of a column of the kind. */
export function isGuardianHeading(field: GuardianField, folded: string): boolean {
  const words = withoutLinks(folded).split(' ')
  const kind = words.filter((word) => kindWords.has(word)).join(' ')
  const person = words.filter((word) => !kindWords.has(word) && !/^[1-9]$/.test(word)).join(' ')
  const isOfKind = kind === '' ? field === 'guardianName' : kinds[field].includes(kind)
  return isOfKind && people.has(person)
}

/** Whose column it is: `mutter`, `guardian 2`. */
const personOf = (heading: string): string =>
  withoutLinks(foldWords(heading))
    .split(' ')
    .filter((word) => !kindWords.has(word))
    .join(' ')

/** `Mutter` of `Name der Mutter`, as the file writes it; none of `Guardian 1`. */
function relationOf(heading: string): string | undefined {
  const word = heading.split(/[^\p{L}]+/u).find((each) => relations.includes(foldWords(each)))
  return word && word.charAt(0).toUpperCase() + word.slice(1)
}

interface Told {
  heading: string
  names: string[]
  phones: ColumnPart[]
  emails: ColumnPart[]
}

const isPhone = (text: string) => Phone.safeParse(text).success
const isEmail = (text: string) => Email.safeParse(text).success

interface Guardians {
  guardians: ImportedGuardian[]
  /** What belongs to nobody who is named, or is no phone or address: lines for the notes, each with its heading. */
  rest: string[]
}

/** Parents and other guardians that a row names. */
export function guardiansOf(columns: Pick<FileColumns<GuardianField>, 'parts'>, row: FileRow): Guardians {
  const told = new Map<string, Told>()
  const of = (heading: string): Told => {
    const person = personOf(heading)
    const known = told.get(person) ?? { heading, names: [], phones: [], emails: [] }
    told.set(person, known)
    return known
  }
  for (const { heading, text } of columns.parts(row, 'guardianName')) of(heading).names.push(text.replaceAll('\n', ' '))
  for (const part of columns.parts(row, 'guardianPhone')) of(part.heading).phones.push(part)
  for (const part of columns.parts(row, 'guardianEmail')) of(part.heading).emails.push(part)

  const guardians: ImportedGuardian[] = []
  const rest: ColumnPart[] = []
  for (const { heading, names, phones, emails } of told.values()) {
    const [phone, email] = [phones.find(({ text }) => isPhone(text)), emails.find(({ text }) => isEmail(text))]
    const name = names.join(' ')
    if (name === '') {
      rest.push(...phones, ...emails)
      continue
    }
    rest.push(...phones.filter((part) => part !== phone), ...emails.filter((part) => part !== email))
    const relation = relationOf(heading)
    guardians.push({
      name,
      ...(relation !== undefined && { relation }),
      ...(phone && { phone: phone.text }),
      ...(email && { email: email.text.toLowerCase() }),
    })
  }
  return { guardians, rest: rest.map(({ heading, text }) => `${heading}: ${text}`) }
}
