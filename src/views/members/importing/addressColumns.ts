import type { PostalAddress } from '@contract/members'
import { PostalAddress as Schema } from '@contract/members'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { countryOf } from '@/shared/records/postalAddress'

export const addressFields = ['street', 'postcode', 'town', 'region', 'country'] as const
export type AddressField = (typeof addressFields)[number]

/** Folded, in English, Portuguese, Spanish, French, German and Italian; also those of Google Contacts and Outlook. */
export const addressHeadings: Record<AddressField, readonly string[]> = {
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
    ])
    .concat([
      'strasse',
      'strasse nr',
      'strasse hausnummer',
      'strasse und hausnummer',
      'hausnummer',
      'hausnr',
      'anschrift',
      'via',
      'indirizzo',
    ]),
  postcode: ['postcode', 'postal code', 'zip', 'zip code', 'cep', 'codigo postal', 'code postal', 'plz'].concat([
    'postleitzahl',
    'cap',
    'home postal code',
  ]),
  town: ['town', 'city', 'cidade', 'localidade', 'ciudad', 'poblacion', 'localidad', 'ville', 'ort', 'stadt'].concat([
    'wohnort',
    'citta',
    'comune',
    'home city',
    'municipio',
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
    'kanton',
  ].concat(['departement', 'home state']),
  country: ['country', 'pais', 'pays', 'land', 'paese', 'nazione', 'home country', 'home country region'],
}

/** `Address 1 - Street` of Google, which has others of the same person behind it. */
const google: Record<AddressField, string> = {
  street: 'address 1 street',
  postcode: 'address 1 postal code',
  town: 'address 1 city',
  region: 'address 1 region',
  country: 'address 1 country',
}

export const isAddressHeading = (field: AddressField, folded: string): boolean =>
  addressHeadings[field].includes(folded.replaceAll('ß', 'ss')) || google[field] === folded

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
  const written = withoutEmpty({
    street: text('street', ' '),
    postcode: text('postcode', ' '),
    town: text('town', ' '),
    region: text('region', ' '),
    country: country ?? '',
  })
  const read = Schema.safeParse(written)
  if (read.success) return { address: read.data, rest: country === undefined && told !== '' ? [told] : [] }
  return { address: undefined, rest: [Object.values(written).join(', '), told].filter((line) => line !== '') }
}
