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

/**
 * Who says what they are to the member; folded. In English, Portuguese, Spanish, French, German and Italian. One line is one person:
 * `E-Mail père` belongs to `Vater`.
 */
const relations = [
  ['mother', 'mum', 'mom', 'mae', 'madre', 'mere', 'mutter', 'mama', 'mami', 'maman', 'mamma', 'mamae', 'mutti'],
  ['father', 'dad', 'pai', 'padre', 'pere', 'vater', 'papa', 'papi', 'babbo', 'papai', 'vati'],
  ['grandmother', 'grand mere', 'grossmutter', 'abuela', 'oma', 'nonna'],
  ['grandfather', 'grand pere', 'grossvater', 'abuelo', 'opa', 'nonno'],
  ['avo'],
]
const others = [
  'guardian',
  'legal guardian',
  'parent',
  'responsavel',
  'responsavel legal',
  'encarregado de educacao',
  'eltern',
  'elternteil',
  'erziehungsberechtigte',
  'gesetzlicher vertreter',
  'tutor',
  'genitore',
  'representant legal',
  'representante legal',
  'rappresentante legale',
]

/** Words that say which of the three a column holds; folded, in the same languages, with those of Switzerland and Austria. */
const kinds: Record<GuardianField, readonly string[]> = {
  guardianName: [
    'name',
    'nome',
    'nom',
    'nombre',
    'vorname',
    'nachname',
    'surname',
    'sobrenome',
    'prenom',
    'cognome',
  ].concat(['familienname', 'apellido', 'apellidos']),
  guardianPhone: ['phone', 'telefone', 'telefon', 'telefono', 'telephone', 'tel', 'fone', 'mobile', 'mobil', 'handy']
    .concat(['celular', 'cell', 'movil', 'whatsapp', 'natel', 'portable', 'cellulare', 'telemovel', 'festnetz', 'fixe'])
    .concat(['telefonnummer', 'mobilnummer', 'handynummer', 'natelnummer', 'rufnummer', 'mobiltelefon', 'landline']),
  guardianEmail: ['email', 'mail', 'courriel', 'correo', 'posta', 'mailadresse', 'emailadresse'],
}
/** Beside these: `First name`, `E-mail address`, `Natel-Nr. privat`. */
const besides = new Set(
  'e first last full given family number nummer nr no numero num n address adresse indirizzo elettronica electronico privat private prive'.split(
    ' ',
  ),
)
/** Between the two: `Telefone da mãe`, `Name der Mutter`, `Mother's phone`. */
const links = new Set('da do de del della dello di du la le l of the der des dem vom von s'.split(' '))
const withoutLinks = (text: string) =>
  text
    .split(' ')
    .filter((word) => !links.has(word))
    .join(' ')

const kindWords = new Set(Object.values(kinds).flat())
/** By each of their words, how they are known. */
const people = new Map([
  ...relations.flatMap(([person = '', ...more]) => [person, ...more].map((word) => [word, person] as const)),
  ...others.map((word) => [withoutLinks(word), withoutLinks(word)] as const),
  // In German the three columns of our own export name the person in several ways.
  ...['erziehungsberechtigter', 'erziehungsberechtigte r', 'erziehungsber'].map(
    (word) => [word, 'erziehungsberechtigte'] as const,
  ),
])

/** Single words by which a column is about a parent. */
export const parentWords: readonly string[] = [...people.keys()].filter((word) => !word.includes(' '))

/** Whether a folded heading is that of a column of the kind. */
export function isGuardianHeading(field: GuardianField, folded: string): boolean {
  const words = withoutLinks(folded).split(' ')
  const person = words.filter((word) => !kindWords.has(word) && !besides.has(word) && !/^[1-9]$/.test(word)).join(' ')
  const told = guardianFields.filter((kind) => words.some((word) => kinds[kind].includes(word)))
  const isBare = told.length === 0 && !words.some((word) => besides.has(word))
  return people.has(person) && (isBare ? field === 'guardianName' : told.length === 1 && told[0] === field)
}

/** Whose column it is: `mother`, `guardian 2`; `isKnown`: its heading says so. */
function personOf(heading: string): { person: string; isKnown: boolean } {
  const words = withoutLinks(foldWords(heading))
    .split(' ')
    .filter((word) => !kindWords.has(word) && !besides.has(word))
  const number = words.find((word) => /^[1-9]$/.test(word))
  const named = words.filter((word) => word !== number)
  const known = [named.join(' '), ...named].flatMap((word) => people.get(word) ?? [])[0]
  return { person: [known ?? named.join(' '), number].filter(Boolean).join(' '), isKnown: known !== undefined }
}

/** `Mutter` of `Name der Mutter`, as the file writes it; none of `Guardian 1`. */
function relationOf(heading: string): string | undefined {
  const word = heading.split(/[^\p{L}]+/u).find((each) => relations.flat().includes(foldWords(each)))
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

/** `Maria, 12 90000-0002`, `Maria (12) 90000-0002` or `Maria (90000-0002)` in one cell. */
export function splitContact(text: string): { name: string; phone: string } | undefined {
  const [, name = '', behind = ''] = /^(\D*\p{L})[\s,;:/-]*(\(?\+?\d[\d ()./-]{5,})$/u.exec(text) ?? []
  const trimmed = behind.replace(/[^\d]+$/, '')
  const phone = trimmed.includes(')') ? trimmed : trimmed.replace(/^\(/, '')
  return name !== '' && isPhone(phone) ? { name, phone } : undefined
}

interface Guardians {
  guardians: ImportedGuardian[]
  /** What belongs to nobody who is named, or is no phone or address: it comes into the notes. */
  rest: readonly ColumnPart[]
}

type Columns = Pick<FileColumns<GuardianField>, 'parts' | 'places'>

/**
 * Parents and other guardians that a row names; `nameOf` reads their names. A phone or e-mail is of the one whom its heading means. Where it
 * means nobody, as a person chose the column, it is of the one whose name stands to the left of it.
 */
export function guardiansOf(columns: Columns, row: FileRow, nameOf = (text: string) => text): Guardians {
  const told = new Map<string, Told>()
  const byPlace = new Map<number, Told>()
  for (const { heading, text, place } of columns.parts(row, 'guardianName')) {
    const { person } = personOf(heading)
    const known = told.get(person) ?? { heading, names: [], phones: [], emails: [] }
    known.names.push(text.replaceAll('\n', ' '))
    told.set(person, known)
    byPlace.set(place, known)
  }

  const namePlaces = columns.places('guardianName')
  function ownerOf({ heading, place }: ColumnPart): Told | undefined {
    const { person, isKnown } = personOf(heading)
    if (isKnown || told.has(person)) return told.get(person)
    if (namePlaces.length < 2 || place < 0) return told.size === 1 ? [...told.values()][0] : undefined
    return byPlace.get(namePlaces.findLast((other) => other < place) ?? -1)
  }

  const rest: ColumnPart[] = []
  for (const part of columns.parts(row, 'guardianPhone')) (ownerOf(part)?.phones ?? rest).push(part)
  for (const part of columns.parts(row, 'guardianEmail')) (ownerOf(part)?.emails ?? rest).push(part)
  const guardians = [...told.values()].map(({ heading, names, phones, emails }): ImportedGuardian => {
    const inName = splitContact(names.join(' '))
    const [phone, email] = [phones.find(({ text }) => isPhone(text)), emails.find(({ text }) => isEmail(text))]
    rest.push(...phones.filter((part) => part !== phone), ...emails.filter((part) => part !== email))
    const relation = relationOf(heading)
    return {
      name: nameOf(inName && !phone ? inName.name : names.join(' ')),
      ...(relation !== undefined && { relation }),
      ...(phone ? { phone: phone.text } : inName && { phone: inName.phone }),
      ...(email && { email: email.text.toLowerCase() }),
    }
  })
  return { guardians, rest }
}
