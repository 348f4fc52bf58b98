import { openDateOrders, readRoughDate } from '@/@core/import/parsing/readDate'
import { shareOf, type ImportField } from '@/@core/import/parsing/matchColumns'
import { readPart, readSeat } from '@/shared/instruments/readInstrument'
import { addressFields, addressHeadings, isAddressHeading, type AddressField } from './addressColumns'
import { guardianFields, isGuardianHeading, type GuardianField } from './guardianColumns'
import { knownStatus } from './memberImportStatuses'
import { knownSection } from './memberImportWords'

// Long because it is a table: the headings and words of each column in lists of members. Each field can be read on its own, and no two
// share words.

export type MemberFieldId =
  | 'name'
  | 'givenName'
  | 'familyName'
  | 'calledName'
  | 'section'
  | 'instrument'
  | 'part'
  | 'seat'
  | 'secondInstrument'
  | 'position'
  | 'status'
  | 'email'
  | 'phone'
  | 'joinedOn'
  | 'leftOn'
  | 'birthDate'
  | 'emergencyName'
  | 'emergencyPhone'
  | 'notes'
  | 'otherPhones'
  | 'otherEmails'
  | AddressField
  | GuardianField

const isDate = (value: string) => openDateOrders([value]).length > 0
/** A birthday without year, a dash, or a spreadsheet error: not a date, but found in date columns. */
const isInPlaceOfDate = (value: string) => /^(-{1,2}\d{2}-?\d{2}|#.*|[^1-9\p{L}]*)$/u.test(value)
const isRoughDate = (value: string) => isDate(value) || isInPlaceOfDate(value) || readRoughDate(value) !== undefined
const isEmail = (value: string) => /^\S+@\S+$/.test(value)
/** A share of a day or of a sum, as spreadsheets write what lost its format: no number to be dialled. */
const isFraction = (value: string) => /^-?0?[.,]\d{3,}$/.test(value)
const isPhone = (value: string) =>
  value.replace(/\D/g, '').length >= 7 && !/\p{L}{3}/u.test(value) && !isDate(value) && !isFraction(value)
const isName = (value: string) => /^[\p{L}\p{M}'’.-]+( [\p{L}\p{M}'’.-]+)+$/u.test(value)

/** Short numbers, such as extensions, count half: they are weak evidence. */
function phoneShare(values: readonly string[]): number {
  const bare = values.map((value) => value.replace(/\p{L}[\p{L} .]*:/gu, ''))
  const isShort = (value: string) =>
    /^[\d +()./-]{3,}$/.test(value) && !isPhone(value) && !isDate(value) && !isFraction(value)
  return shareOf(bare, isPhone) + shareOf(bare, isShort) / 2
}

const numbers = Array.from({ length: 9 }, (_, at) => at + 1)
/** `Phone 2 - Value` of Google, `E-mail 2 Address` of Outlook, `Telefon 2`. */
const numbered = (names: readonly string[], ends: readonly string[] = ['']) =>
  numbers.flatMap((number) => names.flatMap((name) => ends.map((end) => `${name} ${number} ${end}`.trim())))

/** Words of columns about another person or thing. */
const others = [
  'emergency',
  'emergencia',
  'notfall',
  'notfallkontakt',
  'responsavel',
  'pai',
  'mae',
  'mother',
  'father',
  'parent',
  'eltern',
  'mutter',
  'vater',
  'spouse',
  'manager',
  'assistant',
  'company',
  'organization',
  'firma',
  'empresa',
]

/**
 * As lists of choirs and orchestras, address books and our own export call them; folded, the surest first. Headings are those that
 * Google Contacts, Outlook, Admidio, BNote, Campai, ChurchTools, Konzertmeister, SPG-Verein and Vereinsplaner write.
 */
export const memberImportFields: readonly ImportField<MemberFieldId>[] = [
  {
    id: 'name',
    names: [
      'nome',
      'name',
      'nome completo',
      'full name',
      'integrante',
      'member',
      'mitglied',
      'musico',
      'musician',
      'musiker',
      'nachname vorname',
      'name vorname',
      'vorname nachname',
      'vor und nachname',
      'display name',
      'anzeigename',
      'pessoa',
    ],
    // A single word can be a name if the heading says so; otherwise it takes two.
    looks: (values) => Math.max(0.5, shareOf(values, isName)),
    notNames: ['contato de emergencia', 'emergency contact', 'observacoes', 'notes', 'endereco', 'address'],
    notWords: new Set([
      ...others,
      'phonetic',
      'yomi',
      'nickname',
      'spitzname',
      'rufname',
      'file',
      'mail',
      'email',
      'user',
      'username',
      'bank',
      'prefix',
      'suffix',
      'geburtsname',
      'maiden',
      'strasse',
      'street',
      'verein',
      'benutzername',
      'kontoinhaber',
    ]),
    isMany: true,
  },
  {
    id: 'givenName',
    names: [
      'vorname',
      'first name',
      'given name',
      'primeiro nome',
      'firstname',
      'forename',
      'vornamen',
      'prenome',
      'prenom',
      'first',
      'middle name',
      'additional name',
      'nome do meio',
      'zweiter vorname',
      'weitere vornamen',
      '2 vorname',
    ],
    notWords: new Set([...others, 'phonetic', 'yomi']),
    needsName: true,
    isMany: true,
  },
  {
    id: 'familyName',
    names: [
      'nachname',
      'last name',
      'family name',
      'sobrenome',
      'surname',
      'lastname',
      'familienname',
      'zuname',
      'ultimo nome',
      'last',
      'apellidos',
      'cognome',
      'namenszusatz',
      'vorsatzwort',
      'name suffix',
      'suffix',
      'tussenvoegsel',
    ],
    notWords: new Set([...others, 'phonetic', 'yomi']),
    needsName: true,
    isMany: true,
  },
  {
    id: 'calledName',
    names: [
      'nickname',
      'called',
      'called name',
      'known as',
      'preferred name',
      'preferred first name',
      'spitzname',
      'rufname',
      'como e chamado',
      'como e chamado a',
      'nome social',
      'nome artistico',
      'surnom',
      'soprannome',
      'apodo',
      'roepnaam',
    ],
    notWords: new Set(['phonetic', 'yomi']),
    needsName: true,
  },
  {
    id: 'section',
    names: ['naipe', 'section', 'secao', 'register', 'stimmgruppe', 'familia', 'group', 'grupo', 'voz', 'stimme'],
    needsName: true,
  },
  {
    id: 'instrument',
    // A voice part determines the section too, but a section never determines the part.
    names: [
      'instrumento',
      'instrument',
      'instrumentos',
      'instruments',
      'toca',
      'plays',
      'voz',
      'vozes',
      'voice',
      'voice part',
      'classificacao vocal',
      'stimme',
      'stimmlage',
    ],
    looks: (values) =>
      Math.max(
        0.5,
        shareOf(values, (value) => knownSection(value) !== undefined),
      ),
  },
  {
    id: 'part',
    names: ['parte', 'part', 'part number', 'numero da parte', 'voz numero', 'stimmnummer'],
    looks: (values) => shareOf(values, (value) => readPart(value) !== undefined),
    needsName: true,
  },
  {
    id: 'seat',
    names: [
      'seat',
      'seat number',
      'desk',
      'desk number',
      'stand',
      'estante',
      'numero da estante',
      'atril',
      'pupitre',
      'leggio',
      'pult',
      'pultnummer',
      'pultplatz',
    ],
    looks: (values) => shareOf(values, (value) => readSeat(value) !== undefined),
    needsName: true,
  },
  {
    id: 'secondInstrument',
    names: [
      'segundo instrumento',
      'second instrument',
      '2 instrumento',
      '2 instrument',
      'instrument 2',
      'instrumento 2',
      'also plays',
      'tambem toca',
      'doubling',
      'zweitinstrument',
      'nebeninstrument',
      'deuxieme instrument',
      'secondo strumento',
    ],
    needsName: true,
  },
  { id: 'position', names: ['funcao', 'position', 'cargo', 'papel', 'role', 'funktion', 'rolle', 'aufgabe'] },
  {
    id: 'status',
    names: ['situacao', 'status', 'condicao', 'ativo', 'active'],
    // In some lists a column of this name means who has paid, and then contains none of the words. Unknown words are asked about.
    looks: (values) => (values.some((value) => knownStatus(value) !== undefined) ? 1 : 0),
    needsName: true,
  },
  {
    id: 'email',
    names: [
      'e mail',
      'email',
      'correio eletronico',
      'mail',
      'e mail address',
      'email address',
      'e mail adresse',
      'mailadresse',
      'emailadresse',
      'e mail privat',
      'email privat',
      'e mail pessoal',
      'e mail geschaeftlich',
      ...numbered(['e mail', 'email'], ['', 'value', 'address', 'wert', 'valor']),
    ],
    notWords: new Set([...others, 'display', 'type', 'label', 'typ', 'tipo']),
    looks: (values) => Math.max(0.5, shareOf(values, isEmail)),
    isMany: true,
  },
  {
    id: 'phone',
    names: [
      'telefone',
      'phone',
      'celular',
      'whatsapp',
      'fone',
      'tel',
      'mobile',
      'telefon',
      'handy',
      'phone number',
      'contato',
      'telefone celular',
      'telefone fixo',
      'telefone residencial',
      'telefone comercial',
      'tel celular',
      'telefone whatsapp',
      'mobil',
      'mobiltelefon',
      'mobilnummer',
      'handynummer',
      'telefon mobil',
      'telefon handy',
      'telefonhandy',
      'telefon privat',
      'telefonprivat',
      'telefon geschaftlich',
      'telefongeschaftlich',
      'telefon dienstlich',
      'telefon dienstl',
      'festnetz',
      'telefonnummer',
      'rufnummer',
      'tel privat',
      'tel mobil',
      'tel geschaftlich',
      'mobile phone',
      'mobile number',
      'cell',
      'cell phone',
      'home phone',
      'business phone',
      'work phone',
      'primary phone',
      'other phone',
      'telephone',
      'landline',
      'home phone 2',
      'business phone 2',
      ...numbered(['phone', 'telefon', 'telefone', 'tel', 'mobil', 'mobile', 'handy', 'celular'], ['', 'value']),
      ...numbered(['telefon', 'telefone'], ['wert', 'valor']),
    ],
    notWords: new Set([...others, 'fax', 'pager', 'type', 'label', 'typ', 'tipo', 'iban', 'konto', 'plz']),
    notNames: ['telefone de emergencia', 'emergency phone', 'cpf', 'rg', 'documento', 'document', 'cep', 'zip'],
    looks: phoneShare,
    isMany: true,
  },
  {
    id: 'joinedOn',
    names: [
      'no grupo desde',
      'joined on',
      'joined',
      'desde',
      'since',
      'entrada',
      'ingresso',
      'data de entrada',
      'data de ingresso',
      'member since',
      'eintritt',
      'admissao',
      'eintrittsdatum',
      'eintritt am',
      'beitritt',
      'beitrittsdatum',
      'mitglied seit',
      'dabei seit',
      'beginn der mitgliedschaft',
      'mitgliedschaft beginn',
      'mitgliedschaft von',
      'entry date',
      'join date',
    ],
    looks: (values) => shareOf(values, isRoughDate),
    needsName: true,
  },
  {
    id: 'leftOn',
    names: [
      'ultimo dia',
      'last day',
      'left on',
      'saida',
      'data de saida',
      'desligamento',
      'data de desligamento',
      'austritt',
      'austrittsdatum',
      'austritt am',
      'ausgetreten am',
      'mitglied bis',
      'ende der mitgliedschaft',
      'mitgliedschaft ende',
      'mitgliedschaft bis',
      'exit date',
      'leave date',
      'member until',
      'left',
    ],
    looks: (values) => shareOf(values, isRoughDate),
    needsName: true,
  },
  {
    id: 'birthDate',
    names: [
      'data de nascimento',
      'date of birth',
      'nascimento',
      'birth date',
      'birthdate',
      'birthday',
      'aniversario',
      'data nascimento',
      'data de nasc',
      'data nasc',
      'dt nascimento',
      'dt nasc',
      'nasc',
      'geburtsdatum',
      'geburtstag',
      'geboren am',
      'geboren',
      'geb datum',
      'geb am',
      'birth',
    ],
    notWords: new Set(others),
    looks: (values) => shareOf(values, (value) => isDate(value) || isInPlaceOfDate(value)),
    needsName: true,
  },
  {
    id: 'emergencyName',
    names: [
      'contato de emergencia',
      'emergency contact',
      'emergency contact name',
      'nome contato de emergencia',
      'contato emergencia',
      'notfallkontakt',
      'notfallkontakt name',
      'im notfall',
      'em caso de emergencia',
    ],
    needsName: true,
  },
  {
    id: 'emergencyPhone',
    names: [
      'telefone de emergencia',
      'emergency phone',
      'emergency contact phone',
      'emergency number',
      'telefone emergencia',
      'telefone contato de emergencia',
      'fone de emergencia',
      'notfallnummer',
      'notfalltelefon',
      'notfallkontakt telefon',
      'telefon notfallkontakt',
      'telefon notfall',
    ],
    needsName: true,
  },
  // As our own files have them: one a line, each with its word.
  { id: 'otherPhones', names: ['more numbers', 'other phones', 'outros numeros'], isExact: true, needsName: true },
  {
    id: 'otherEmails',
    names: ['more mail addresses', 'other e mails', 'outros e mails'],
    isExact: true,
    needsName: true,
  },
  ...addressFields.map((id): ImportField<MemberFieldId> => ({
    id,
    names: addressHeadings[id],
    isName: (folded) => isAddressHeading(id, folded),
    isExact: true,
    needsName: true,
    isMany: true,
  })),
  ...guardianFields.map((id): ImportField<MemberFieldId> => ({
    id,
    names: [],
    isName: (folded) => isGuardianHeading(id, folded),
    ...(id === 'guardianEmail' && { looks: (values) => shareOf(values, isEmail) }),
    ...(id === 'guardianPhone' && { looks: phoneShare }),
    isExact: true,
    needsName: true,
    isMany: true,
  })),
  {
    id: 'notes',
    names: [
      'observacoes',
      'notes',
      'observacao',
      'obs',
      'notas',
      'anotacoes',
      'comentarios',
      'remarks',
      'bemerkung',
      'bemerkungen',
      'notiz',
      'notizen',
      'kommentar',
      'anmerkung',
      'anmerkungen',
      'comment',
      'comments',
    ],
    needsName: true,
    isMany: true,
  },
]
