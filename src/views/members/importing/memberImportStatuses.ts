import { memberStatuses, type MemberStatus } from '@contract/members'
import { foldWords } from '@/@core/components/foldText'
import { messages as de } from '@/i18n/de/members'
import { messages as en } from '@/i18n/en/members'
import { messages as pt } from '@/i18n/pt-BR/members'

const more: Record<MemberStatus, readonly string[]> = {
  active: [
    'ativo',
    'ativa',
    'atuante',
    'aktiv',
    'aktive',
    'aktivmitglied',
    'aktives mitglied',
    'active member',
    'actif',
    'active',
    'membre actif',
    'activo',
    'activa',
    'attivo',
    'attiva',
    'socio ativo',
    'socio attivo',
  ],
  on_leave: ['afastado', 'afastada', 'licenca', 'em licenca', 'licenciado', 'licenciada', 'leave', 'beurlaubt'].concat([
    'pausiert',
    'dispensiert',
    'en conge',
    'conge',
    'de licencia',
    'in congedo',
    'in pausa',
  ]),
  former: [
    'inativo',
    'inativa',
    'desligado',
    'desligada',
    'desistente',
    'ex integrante',
    'ex membro',
    'inactive',
    'left',
    'inaktiv',
    'ausgetreten',
    'ausgeschieden',
    'ehemalig',
    'ehemaliges mitglied',
    'ehemaliger',
    'ehemalige',
    'ancien',
    'ancienne',
    'ancien membre',
    'sorti',
    'sortie',
    'demissionne',
    'ex socio',
    'dimesso',
    'uscito',
    'baja',
  ],
}

const words = new Map(
  memberStatuses.flatMap((status) =>
    [en.statuses[status], pt.statuses[status], de.statuses[status], ...more[status]].map(
      (word) => [foldWords(word), status] as const,
    ),
  ),
)

/** The status that the whole text names: “não ativo” is unknown although it contains a known word, and is asked about. */
export function knownStatus(text: string): MemberStatus | undefined {
  return words.get(foldWords(text))
}

/**
 * What else lists write there: a kind of membership, that is no status, with the status that it most likely goes with. Honorary members may
 * play; passive ones and supporters belong to the group and are not asked. Folded, in English, Portuguese, Spanish, French, German and
 * Italian, as in the statutes of bands and choirs.
 */
const kinds: [MemberStatus, readonly string[]][] = [
  [
    'active',
    [
      'honorary',
      'honorary member',
      'honorario',
      'honoraria',
      'socio honorario',
      'socia honoraria',
      'membro honorario',
      'miembro honorario',
      'membre d honneur',
      'membre honoraire',
      'honoraire',
      'socio onorario',
      'socia onoraria',
      'membro onorario',
      'onorario',
    ].concat([
      'ehrenmitglied',
      'ehrenmitglieder',
      'ehren',
      'ehrenprasident',
      'ehrenprasidentin',
      'ehrenprasidenten',
      'freimitglied',
      'veteran',
      'veteranin',
      'ehrenveteran',
      'ehrenveteranin',
      'jungmitglied',
      'junior',
      'juniormitglied',
    ]),
  ],
  [
    'on_leave',
    [
      'passive',
      'passive member',
      'supporter',
      'supporting',
      'supporting member',
      'friend',
      'passivo',
      'passiva',
      'socio passivo',
      'socia passiva',
      'socio contribuinte',
      'benemerito',
      'socio benemerito',
      'socio protector',
      'colaborador',
    ].concat([
      'passif',
      'membre passif',
      'membre de soutien',
      'membre soutien',
      'soutien',
      'sympathisant',
      'donateur',
      'passiv',
      'passive mitglieder',
      'passivmitglied',
      'passivmitglieder',
      'fordermitglied',
      'foerdermitglied',
      'fordernd',
      'forderndes mitglied',
      'gonner',
      'goenner',
      'gonnermitglied',
      'sostenitore',
      'socio sostenitore',
      'simpatizzante',
    ]),
  ],
]

const statusOfKind = new Map(kinds.flatMap(([status, names]) => names.map((name) => [name, status] as const)))

/** The status proposed for a folded word that is a kind of membership; undefined for any other word. */
export const proposedStatus = (folded: string): MemberStatus | undefined => statusOfKind.get(folded)
