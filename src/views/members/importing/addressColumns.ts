import type { PostalAddress } from '@contract/members'
import { PostalAddress as Schema } from '@contract/members'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { countryOf } from '@/shared/records/postalAddress'

const addressParts = ['street', 'postcode', 'town', 'region', 'country'] as const
type AddressPart = (typeof addressParts)[number]
/** `postcodeTown`: both in one column. */
export const addressFields = [...addressParts, 'postcodeTown'] as const
export type AddressField = (typeof addressFields)[number]

/** Folded, in English, Portuguese, Spanish, French, German and Italian; also those of Google Contacts and Outlook. */
export const addressHeadings: Record<AddressPart, readonly string[]> = {
  street: [
    'street',
    'street and number',
    'street address',
    'address',
    'address line 1',
    'address line 2',
    'postal address',
    'house number',
    'home street',
    'home address',
  ]
    .concat([
      'rua',
      'rua e numero',
      'endereco',
      'logradouro',
      'morada',
      'calle',
      'direccion',
      'domicilio',
      'rue',
      'adresse',
      'numero da casa',
      'complemento',
      'rue et numero',
      'rue no',
      'calle y numero',
    ])
    .concat([
      'strasse',
      'strasse nr',
      'strasse hausnummer',
      'strasse und hausnummer',
      'strasse und nummer',
      'strasse und nr',
      'hausnummer',
      'hausnr',
      'anschrift',
      'via',
      'via e numero',
      'indirizzo',
    ]),
  postcode: ['postcode', 'postal code', 'zip', 'zip code', 'cep', 'codigo postal', 'code postal', 'plz'].concat([
    'postleitzahl',
    'cap',
    'codice postale',
    'npa',
    'cp',
    'home postal code',
  ]),
  town: ['town', 'city', 'cidade', 'localidade', 'ciudad', 'poblacion', 'localidad', 'ville', 'ort', 'stadt'].concat([
    'wohnort',
    'citta',
    'comune',
    'localita',
    'luogo',
    'localite',
    'commune',
    'lieu',
    'ortschaft',
    'gemeinde',
    'home city',
    'municipio',
    'cidade uf',
    'cidade estado',
    'municipio uf',
  ]),
  region: [
    'state',
    'state or region',
    'province',
    'county',
    'estado',
    'uf',
    'provincia',
    'bundesland',
    'bundesland kanton',
    'kanton',
  ].concat(['departement', 'home state']),
  country: ['country', 'pais', 'pays', 'land', 'paese', 'nazione', 'home country', 'home country region'],
}

/** `Address 1 - Street` of Google, which has others of the same person behind it. */
const google: Record<AddressPart, string> = {
  street: 'address 1 street',
  postcode: 'address 1 postal code',
  town: 'address 1 city',
  region: 'address 1 region',
  country: 'address 1 country',
}

const isHeadingOf = (part: AddressPart, folded: string) =>
  addressHeadings[part].includes(folded.replaceAll('ß', 'ss')) || google[part] === folded

/** Between the two: `PLZ und Ort`, `CAP e località`. */
const between = new Set(['und', 'and', 'e', 'et', 'y', 'u'])

/** `PLZ Ort`, `NPA/Localité`, `Town and postcode`. */
function isOfBoth(folded: string): boolean {
  const words = folded.split(' ').filter((word) => !between.has(word))
  return words.some((_, at) => {
    const [left, right] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    return [
      [left, right],
      [right, left],
    ].some(([code = '', town = '']) => isHeadingOf('postcode', code) && isHeadingOf('town', town))
  })
}

export const isAddressHeading = (field: AddressField, folded: string): boolean =>
  field === 'postcodeTown' ? isOfBoth(folded) : isHeadingOf(field, folded)

/** Of `3186`, `CH-1712`, `12345-678`. */
const CODE = String.raw`(?:[A-Z]{1,3}[- ])?\d{4,6}(?:-\d{3,4})?`
const CODE_FIRST = new RegExp(String.raw`^(?<code>${CODE})[\s,;/]+(?<town>\p{L}.*)$`, 'u')
/** As if the town were missing. */
const CODE_ALONE = new RegExp(String.raw`^${CODE}$`, 'u')
const CODE_LAST = new RegExp(String.raw`^(?<town>\p{L}.*?)[\s,;/]+(?<code>${CODE})$`, 'u')

/** `3186 Düdingen` in one cell, whatever its column is called. */
function splitTown(text: string): { postcode: string; town: string } {
  if (CODE_ALONE.test(text)) return { postcode: text, town: '' }
  const { code = '', town = text } = (CODE_FIRST.exec(text) ?? CODE_LAST.exec(text))?.groups ?? {}
  return { postcode: code, town }
}

/** The address that a row tells; `rest`: what is no part of one, as lines for the notes. */
export function addressOf(
  columns: FileColumns<AddressField>,
  row: FileRow,
): { address: PostalAddress | undefined; rest: string[] } {
  const text = (field: AddressField, between: string) =>
    columns
      .parts(row, field)
      .map((part) => part.text.replaceAll('\n', ', '))
      .join(between)
  const told = text('country', ' ')
  const country = told === '' ? undefined : countryOf(told)
  const [postcode, town] = [text('postcode', ' '), text('town', ' ') || text('postcodeTown', ' ')]
  const split = splitTown(town)
  const isSplit = postcode === '' || postcode === split.postcode
  const written = withoutEmpty({
    street: text('street', ' '),
    ...(isSplit ? split : { postcode, town }),
    region: text('region', ' '),
    country: country ?? '',
  })
  const read = Schema.safeParse(written)
  if (read.success) return { address: read.data, rest: country === undefined && told !== '' ? [told] : [] }
  return { address: undefined, rest: [Object.values(written).join(', '), told].filter((line) => line !== '') }
}
