import { openDateOrders, readRoughDate } from '@/@core/import/parsing/readDate'
import { shareOf, type ImportField } from '@/@core/import/parsing/matchColumns'
import { knownStatus } from './memberImportStatuses'
import { knownSection } from './memberImportWords'

export type MemberFieldId =
  'name' | 'section' | 'instrument' | 'position' | 'status' | 'email' | 'phone' | 'joinedOn' | 'birthDate' | 'notes'

const isDate = (value: string) => openDateOrders([value]).length > 0
const isRoughDate = (value: string) => isDate(value) || readRoughDate(value) !== undefined
const isEmail = (value: string) => /^\S+@\S+$/.test(value)
const isPhone = (value: string) => value.replace(/\D/g, '').length >= 7 && !/\p{L}{3}/u.test(value) && !isDate(value)
const isName = (value: string) => /^[\p{L}\p{M}'’.-]+( [\p{L}\p{M}'’.-]+)+$/u.test(value)

/** As lists of choirs and orchestras, address books and our own export call them; folded, the surest first. */
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
      'musico',
      'musician',
      'first name',
      'last name',
      'sobrenome',
      'primeiro nome',
      'vorname',
      'nachname',
      'surname',
      'given name',
      'family name',
      'pessoa',
    ],
    // One word is a name too, where the column says so; without one it takes two.
    looks: (values) => Math.max(0.5, shareOf(values, isName)),
    notNames: ['contato de emergencia', 'emergency contact', 'observacoes', 'notes', 'endereco', 'address'],
    isMany: true,
  },
  {
    id: 'section',
    names: ['naipe', 'section', 'secao', 'register', 'stimmgruppe', 'familia', 'group', 'grupo', 'voz', 'stimme'],
    needsName: true,
  },
  {
    id: 'instrument',
    // The part that a singer has tells the section too, never the other way round.
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
  { id: 'position', names: ['funcao', 'position', 'cargo', 'papel', 'role', 'funktion'] },
  {
    id: 'status',
    names: ['situacao', 'status', 'condicao', 'ativo', 'active'],
    // In some lists a column of this name says who has paid: then it has none of the words. Those that are unknown are asked.
    looks: (values) => (values.some((value) => knownStatus(value) !== undefined) ? 1 : 0),
    needsName: true,
  },
  {
    id: 'email',
    names: ['e mail', 'email', 'correio eletronico', 'mail', 'e mail address', 'email address'],
    looks: (values) => Math.max(0.5, shareOf(values, isEmail)),
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
    ],
    notNames: ['telefone de emergencia', 'emergency phone', 'cpf', 'rg', 'documento', 'document', 'cep', 'zip'],
    looks: (values) => shareOf(values, isPhone),
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
    ],
    looks: (values) => shareOf(values, isDate),
    needsName: true,
  },
  {
    id: 'notes',
    names: ['observacoes', 'notes', 'observacao', 'obs', 'notas', 'anotacoes', 'comentarios', 'remarks', 'bemerkung'],
    needsName: true,
    isMany: true,
  },
]
